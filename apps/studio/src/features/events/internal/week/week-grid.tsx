import { wallClock } from '@upbeat/rules/schedule/wall-clock'
import { useLayoutEffect, useRef, useState } from 'react'
import { useReach } from '../../../../lib/api/session.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { NewEventDialog } from '../new-event-dialog.tsx'
import { ChangeDialog } from '../occurrence/change-dialog.tsx'
import { OccurrenceDialog } from '../occurrence/occurrence-dialog.tsx'
import { useZones } from '../zone.ts'
import { blocksOf, localAt, minuteOf, type Slot, slotKey } from './blocks.ts'
import { DayColumn } from './day-column.tsx'
import { DayHeads } from './day-heads.tsx'
import { Hours } from './hours.tsx'
import { SlotCursor } from './slot-cursor.tsx'
import { type MovedSlot, useBlockMoves } from './use-block-moves.ts'
import type { useWeekAddress } from './use-week-address.ts'
import styles from './week-grid.module.css'

type WeekGridProps = { slots: readonly Slot[]; week: ReturnType<typeof useWeekAddress>; now: number }

/** Hours before the first event that are in view, and the first hour in view of a week without events. */
const [hoursBefore, firstHour] = [1, 8]

/** A week as a grid: days are columns, hours are rows. Blocks are moved and resized by pointer and keyboard. */
export function WeekGrid({ slots, week, now }: WeekGridProps) {
  const t = useText()
  const { zone } = useZones()
  const mayEdit = useReach('schedule.edit') !== null
  const frame = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<string | null>(null)
  const [created, setCreated] = useState<string | null>(null)
  const [moved, setMoved] = useState<MovedSlot | null>(null)
  const moves = useBlockMoves(frame, setMoved)
  const { days, monday, showList } = week
  const local = wallClock(now, zone)
  const inWeek = slots.filter(({ day }) => days.includes(day))
  const earliest = Math.min(...inWeek.map(({ minute }) => minute / 60 - hoursBefore), firstHour)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per week, so that a change doesn't scroll the page
  useLayoutEffect(() => {
    const scroller = frame.current
    const body = scroller?.querySelector('[data-hours]')
    if (scroller && body) scroller.scrollTop = (body.clientHeight / 24) * Math.max(0, Math.floor(earliest))
  }, [monday])
  const opened = slots.find((slot) => slotKey(slot) === open)

  return (
    <>
      <div className={styles.frame} ref={frame}>
        <div className={styles.grid}>
          <DayHeads days={days} today={week.today} />
          <Hours monday={monday} />
          {days.map((day, index) => (
            <DayColumn
              day={day}
              index={index}
              key={day}
              laidOut={blocksOf(slots, day)}
              moves={moves}
              nowMinute={local.slice(0, 10) === day ? minuteOf(local) : null}
              onCreate={mayEdit ? (minute) => setCreated(localAt(day, minute)) : undefined}
              onMore={() => showList(true)}
              onOpen={(slot) => setOpen(slotKey(slot))}
            />
          ))}
          {mayEdit && (
            <SlotCursor days={days} onCreate={(day, minute) => setCreated(localAt(day, minute))} today={week.today} />
          )}
        </div>
      </div>
      {mayEdit && <p className={styles.keys}>{t('events.keys')}</p>}
      {opened && <OccurrenceDialog onClose={() => setOpen(null)} slot={opened} />}
      {moved && (
        <ChangeDialog
          onClose={() => {
            setMoved(null)
            moves.clear()
          }}
          slot={moved.slot}
          start={moved.start}
          minutes={moved.minutes}
        />
      )}
      {created !== null && <NewEventDialog localStart={created} onClose={() => setCreated(null)} />}
    </>
  )
}
