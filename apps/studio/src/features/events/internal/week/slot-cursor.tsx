import { Icon } from '@upbeat/ui/icon.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useWeekTimes } from '../use-week-times.ts'
import { useZones } from '../zone.ts'
import { localAt, minutesOfDay } from './blocks.ts'
import styles from './week-grid.module.css'

type SlotCursorProps = {
  days: readonly string[]
  today: string
  onCreate: (day: string, minute: number) => void
}

const step = 30
const firstMinute = 18 * 60

/** The empty slot that a keyboard chooses with the arrow keys, and presses to create an event there. One stop for the Tab key. */
export function SlotCursor({ days, today, onCreate }: SlotCursorProps) {
  const t = useText()
  const { zone } = useZones()
  const times = useWeekTimes(zone)
  const button = useRef<HTMLButtonElement>(null)
  const [at, setAt] = useState({ column: Math.max(0, days.indexOf(today)), minute: firstMinute })
  const [isFocused, setFocused] = useState(false)
  const day = days[at.column] ?? today
  const label = t('events.newAt', { day: times.longDay(day), time: times.clock(localAt(day, at.minute)) })
  useEffect(() => {
    if (isFocused) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  function keyed(event: KeyboardEvent) {
    const isRtl = document.documentElement.dir === 'rtl'
    const moves: Record<string, [number, number]> = {
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
      ArrowLeft: [isRtl ? 1 : -1, 0],
      ArrowRight: [isRtl ? -1 : 1, 0],
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const [across, down] = move
    setAt(({ column, minute }) => ({
      column: Math.min(Math.max(0, column + across), days.length - 1),
      minute: Math.min(Math.max(0, minute + down), minutesOfDay - step),
    }))
  }

  return (
    <>
      <button
        aria-label={label}
        className={styles.cursor}
        onBlur={() => setFocused(false)}
        onClick={() => onCreate(day, at.minute)}
        onFocus={() => setFocused(true)}
        onKeyDown={keyed}
        ref={button}
        style={{ '--top': at.minute, '--bottom': at.minute + step, gridColumn: at.column + 2 } as CSSProperties}
        type="button"
      >
        <Icon name="plus" size={16} />
        {times.clock(localAt(day, at.minute))}
      </button>
      <VisuallyHidden>
        <span aria-live="polite">{isFocused ? label : ''}</span>
      </VisuallyHidden>
    </>
  )
}
