import { useQuery } from '@tanstack/react-query'
import { connectOnDemandEnabled } from '@upbeat/rules/tenant/switches'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { ErrorState } from '@upbeat/ui/error-state.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import { localTimeZone } from './format-start.ts'
import { DayChips } from './internal/day-chips.tsx'
import { ScheduleDays } from './internal/schedule-days.tsx'
import { ScheduleSkeleton } from './internal/schedule-skeleton.tsx'
import { useRefreshAtStart } from './internal/use-refresh-at-start.ts'
import { useScheduleTime } from './internal/use-schedule-time.ts'
import { groupByDay, occurrencesOf } from './occurrences.ts'
import { scheduleQuery } from './queries.ts'

/** The live classes of today and the next seven days, all or one day's. */
export function LiveSchedule() {
  const t = useText()
  const timeZone = localTimeZone()
  const { data, isError, isFetching, refetch } = useQuery(scheduleQuery())
  const now = useScheduleTime(data)
  const occurrences = occurrencesOf(data?.events ?? [], now, timeZone)
  useRefreshAtStart(occurrences, now, refetch)
  const days = groupByDay(occurrences, now, timeZone)
  const [chosen, setChosen] = useState<string | null>(null)
  // The selected day may pass, or lose its last class.
  const shown = days.filter(({ date }) => date === chosen)

  if (!data && isError) {
    return (
      <ErrorState
        busy={isFetching}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
        title={t('connect.scheduleFailed')}
      />
    )
  }
  if (!data) return <ScheduleSkeleton />
  return (
    <>
      <DayChips
        chosen={shown.length > 0 ? chosen : null}
        now={now}
        onChoose={setChosen}
        starts={occurrences.map(({ startsAt }) => startsAt)}
      />
      {days.length === 0 ? (
        <NothingScheduled />
      ) : (
        <ScheduleDays days={shown.length > 0 ? shown : days} knownAt={data.knownAt} now={now} />
      )}
    </>
  )
}

function NothingScheduled() {
  const t = useText()
  const action = connectOnDemandEnabled(useTenant()) ? (
    <Button render={<Link to={paths.connectClasses} />} variant="secondary">
      {t('connect.seeOnDemand')}
    </Button>
  ) : undefined
  return <EmptyState action={action} icon="calendar" title={t('Live.NoResult')} />
}
