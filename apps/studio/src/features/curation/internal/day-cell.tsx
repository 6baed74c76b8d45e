import type { PlannedDay } from '@upbeat/contract/studio/entities/curation'
import { type DragEvent, useState } from 'react'
import { useText } from '../../../lib/i18n/use-text.ts'
import { Thumbnail } from '../../../lib/media/thumbnail.tsx'
import styles from './day-cell.module.css'

type DayCellProps = {
  day: PlannedDay
  /** Short, such as `Mon`. */
  weekday: string
  today: string
  isDisabled: boolean
  onOpen: () => void
  /** The class planned on another day was dropped here. */
  onDrop: (from: string) => void
}

/** The days dragged carry their date in a type of their own, so that other dragged things aren't taken. */
const dragType = 'application/x-upbeat-day'

/** A day of the calendar: its class with picture. A planned class can be dragged to another day. */
export function DayCell({ day: { day, planned, shown }, weekday, today, isDisabled, onOpen, onDrop }: DayCellProps) {
  const t = useText()
  const [isOver, setOver] = useState(false)
  const isPlanned = planned !== null && planned.tag === shown?.tag
  const takes = (event: DragEvent) => !isDisabled && event.dataTransfer.types.includes(dragType)
  return (
    <button
      className={styles.day}
      data-over={isOver || undefined}
      data-planned={isPlanned || undefined}
      data-today={day === today || undefined}
      disabled={isDisabled}
      draggable={!isDisabled && planned !== null}
      onClick={onOpen}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        if (!takes(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragStart={(event) => {
        event.dataTransfer.setData(dragType, day)
        event.dataTransfer.effectAllowed = 'move'
      }}
      onDrop={(event) => {
        setOver(false)
        const from = event.dataTransfer.getData(dragType)
        if (!takes(event) || from === day) return
        event.preventDefault()
        onDrop(from)
      }}
      type="button"
    >
      <span className={styles.date}>
        <span className={styles.weekday}>{weekday} </span>
        {Number(day.slice(8))}
      </span>
      {day >= today && (
        <>
          <span className={styles.class}>
            <Thumbnail link={shown?.imageLink ?? null} />
            <span className={styles.name} dir="auto">
              {shown?.name ?? t('curation.noClassAtAll')}
            </span>
          </span>
          <span className={styles.state}>{isPlanned ? t('curation.planned') : t('curation.automatic')}</span>
        </>
      )}
    </button>
  )
}
