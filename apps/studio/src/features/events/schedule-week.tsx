import { useQuery } from '@tanstack/react-query'
import type { ScheduledEvent } from '@upbeat/contract/studio/entities/event'
import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'
import { useMemo } from 'react'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { weekQuery } from './event-queries.ts'
import { useClock } from './internal/use-clock.ts'
import { slotsOf } from './internal/week/blocks.ts'
import { DayList } from './internal/week/day-list.tsx'
import { EmptyWeek } from './internal/week/empty-week.tsx'
import { NextHour } from './internal/week/next-hour.tsx'
import { Undated } from './internal/week/undated.tsx'
import { useWeekAddress } from './internal/week/use-week-address.ts'
import { useWeekDialogs } from './internal/week/use-week-dialogs.tsx'
import styles from './internal/week/week.module.css'
import { WeekGrid } from './internal/week/week-grid.tsx'
import { WeekHead } from './internal/week/week-head.tsx'
import { useZones } from './internal/zone.ts'

/** Narrower windows have a list by day (WEEK-01). */
const gridWidth = 720

/** A week of live events in the club's time zone. */
export function ScheduleWeek() {
  const { zone } = useZones()
  const now = useClock()
  const week = useWeekAddress(zone, now)
  const events = useQuery(weekQuery(week.monday, zone))
  return (
    <div className={styles.schedule}>
      <NextHour now={now} />
      <WeekHead week={week} />
      <QueryStates height="32rem" query={events}>
        {(all) => <Week events={all} isStale={events.isPlaceholderData} now={now} week={week} />}
      </QueryStates>
    </div>
  )
}

type WeekProps = {
  events: readonly ScheduledEvent[]
  /** Whether these are the events of another week, while this one loads. */
  isStale: boolean
  week: ReturnType<typeof useWeekAddress>
  now: number
}

function Week({ events, isStale, week, now }: WeekProps) {
  const { zone } = useZones()
  const isWide = useWindowWidth() >= gridWidth
  const slots = useMemo(() => slotsOf(events, zone), [events, zone])
  const dialogs = useWeekDialogs(slots)
  const { days } = week
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const isEmpty = !isStale && !slots.some(({ day }) => day >= first && day <= last)
  const undated = events.filter(({ occurrences }) => occurrences.length === 0)
  return (
    <div aria-busy={isStale} className={styles.week}>
      {isEmpty && <EmptyWeek />}
      {isWide && !week.isList ? (
        <WeekGrid dialogs={dialogs} now={now} slots={slots} week={week} />
      ) : (
        !isEmpty && <DayList onOpen={dialogs.open} slots={slots} week={week} />
      )}
      <Undated events={undated} />
      {dialogs.dialog}
    </div>
  )
}
