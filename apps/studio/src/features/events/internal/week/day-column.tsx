import type { CSSProperties, MouseEvent } from 'react'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useWeekTimes } from '../use-week-times.ts'
import { useZones } from '../zone.ts'
import { type Block, type Crowd, minutesOfDay, type Slot, slotKey } from './blocks.ts'
import { EventBlock } from './event-block.tsx'
import type { BlockMoves } from './use-block-moves.ts'
import styles from './week-grid.module.css'

type DayColumnProps = {
  day: string
  /** Its place in the week, from 0. */
  index: number
  laidOut: { blocks: readonly Block[]; crowds: readonly Crowd[] }
  moves: BlockMoves
  /** The present minute, on the present day. */
  nowMinute: number | null
  /** Omitted for read-only users. */
  onCreate: ((minute: number) => void) | undefined
  onOpen: (slot: Slot) => void
  /** Shows the events that are too many for the grid. */
  onMore: () => void
}

/** Minutes to which a pressed place is rounded. */
const slotMinutes = 30

export function DayColumn({ day, index, laidOut, moves, nowMinute, onCreate, onOpen, onMore }: DayColumnProps) {
  const t = useText()
  const { zone } = useZones()
  const times = useWeekTimes(zone)
  const { place } = moves

  function pressed({ target, currentTarget, clientY }: MouseEvent<HTMLElement>) {
    if (target !== currentTarget || !onCreate) return
    const { top, height } = currentTarget.getBoundingClientRect()
    const minute = ((clientY - top) / height) * minutesOfDay
    onCreate(Math.floor(minute / slotMinutes) * slotMinutes)
  }

  return (
    <section aria-label={times.longDay(day)} className={styles.column} data-day={day} style={{ gridColumn: index + 2 }}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the slot cursor does this for keyboards */}
      <div className={styles.free} onClick={pressed} />
      {laidOut.blocks.map((block) => (
        <EventBlock
          block={block}
          isMoving={place?.key === slotKey(block)}
          key={slotKey(block)}
          moves={moves}
          onOpen={() => onOpen(block)}
        />
      ))}
      {laidOut.crowds.map(({ top, bottom, count }) => (
        <button
          aria-label={t('events.moreOn', { count, day: times.longDay(day) })}
          className={styles.crowd}
          key={top}
          onClick={onMore}
          style={{ '--top': top, '--bottom': bottom } as CSSProperties}
          type="button"
        >
          {`+${count}`}
        </button>
      ))}
      {place?.day === day && (
        <div
          aria-hidden="true"
          className={styles.ghost}
          style={{ '--top': place.minute, '--bottom': place.minute + place.minutes } as CSSProperties}
        >
          {`${clockOf(place.minute)}–${clockOf(place.minute + place.minutes)}`}
        </div>
      )}
      {nowMinute !== null && (
        <div aria-hidden="true" className={styles.now} style={{ '--top': nowMinute } as CSSProperties} />
      )}
    </section>
  )

  function clockOf(minute: number) {
    return times.clock(
      `2000-01-01T${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`,
    )
  }
}
