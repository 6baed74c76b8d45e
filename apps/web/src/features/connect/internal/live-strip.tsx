import { useQuery } from '@tanstack/react-query'
import { homeConnectStrip } from '@upbeat/rules/constants'
import { byState } from '@upbeat/rules/live/by-state'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import { localTimeZone } from '../format-start.ts'
import { LiveCard } from '../live-card.tsx'
import { firstOfEach, occurrencesOf } from '../occurrences.ts'
import { previewQuery } from '../queries.ts'
import { Strip } from './strip.tsx'
import { useRefreshAtStart } from './use-refresh-at-start.ts'
import { useScheduleTime } from './use-schedule-time.ts'

/** Classes on air, then the next ones. */
export function LiveStrip() {
  const t = useText()
  const query = useQuery(previewQuery())
  const { data } = query
  const now = useScheduleTime(data)
  const occurrences = firstOfEach(occurrencesOf(data?.events ?? [], now, localTimeZone()))
  const shown = byState(occurrences, now, data?.knownAt ?? now).slice(0, homeConnectStrip)
  useRefreshAtStart(occurrences, now, query.refetch)
  return (
    <Strip
      failedText={t('connect.scheduleFailed')}
      query={query}
      title={t('home.liveTitle')}
      to={paths.connectSchedule}
    >
      {data &&
        shown.map((occurrence) => (
          <li key={occurrence.event.id}>
            <LiveCard knownAt={data.knownAt} occurrence={occurrence} />
          </li>
        ))}
    </Strip>
  )
}
