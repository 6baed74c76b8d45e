import { wallClock } from '@upbeat/rules/schedule/wall-clock'
import { useLayoutEffect, useRef } from 'react'
import { useReach } from '../../../../lib/api/session.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useZones } from '../zone.ts'
import { blocksOf, localAt, minuteOf, type Slot } from './blocks.ts'
import { DayColumn } from './day-column.tsx'
import { DayHeads } from './day-heads.tsx'
import { Hours } from './hours.tsx'
import { MoveWords } from './move-words.tsx'
import { SlotCursor } from './slot-cursor.tsx'
import { useBlockMoves } from './use-block-moves.ts'
import type { useWeekAddress } from './use-week-address.ts'
import type { useWeekDialogs } from './use-week-dialogs.tsx'
import styles from './week-grid.module.css'

type WeekGridProps = {
  slots: readonly Slot[]
  week: ReturnType<typeof useWeekAddress>
  now: number
  dialogs: ReturnType<typeof useWeekDialogs>
}

/** Hours before the first event that are in view, and the first hour in view of a week without events. */
const [hoursBefore, firstHour] = [1, 8]

/** A week as a grid: days are columns, hours are rows. Blocks are moved and resized by pointer and keyboard. */
export function WeekGrid({ slots, week, now, dialogs }: WeekGridProps) {
  const t = useText()
  const { zone } = useZones()
  const mayEdit = useReach('schedule.edit') !== null
  const frame = useRef<HTMLDivElement>(null)
  const moves = useBlockMoves(frame, (moved) => dialogs.change(moved, () => moves.clear()))
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
              onCreate={mayEdit ? (minute) => dialogs.create(localAt(day, minute)) : undefined}
              onMore={() => showList(true)}
              onOpen={dialogs.open}
            />
          ))}
          {mayEdit && (
            <SlotCursor
              days={days}
              onCreate={(day, minute) => dialogs.create(localAt(day, minute))}
              today={week.today}
            />
          )}
        </div>
      </div>
      <MoveWords moves={moves} />
      {mayEdit && <p className={styles.keys}>{t('events.keys')}</p>}
    </>
  )
}
