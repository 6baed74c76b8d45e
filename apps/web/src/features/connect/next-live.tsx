import { useQuery } from '@tanstack/react-query'
import { byState } from '@upbeat/rules/live/by-state'
import { Section } from '@upbeat/ui/section.tsx'
import { useText } from '../i18n/text.ts'
import { localTimeZone } from './format-start.ts'
import { useRefreshAtStart } from './internal/use-refresh-at-start.ts'
import { useScheduleTime } from './internal/use-schedule-time.ts'
import { LiveCard } from './live-card.tsx'
import styles from './next-live.module.css'
import { occurrencesOf } from './occurrences.ts'
import { scheduleQuery } from './queries.ts'

/** The live class of a coach that is on air or next. Renders nothing if the week has none. */
export function NextLive({ coach }: { coach: string }) {
  const t = useText()
  const { data, refetch } = useQuery(scheduleQuery())
  const now = useScheduleTime(data)
  const events = data?.events.filter(({ virtualClass }) => virtualClass?.instructor === coach) ?? []
  const occurrences = occurrencesOf(events, now, localTimeZone())
  useRefreshAtStart(occurrences, now, refetch)
  const [next] = byState(occurrences, now, data?.knownAt ?? now)
  if (!data || !next) return null
  return (
    <div className={styles.next}>
      <Section title={t('connect.nextLive')}>
        <LiveCard headingLevel={3} knownAt={data.knownAt} occurrence={next} />
      </Section>
    </div>
  )
}
