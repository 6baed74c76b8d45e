import { byState } from '@upbeat/rules/live/by-state'
import { Section } from '@upbeat/ui/section.tsx'
import { useLanguage } from '../../i18n/language-store.ts'
import { useText } from '../../i18n/text.ts'
import { EventGrid } from '../event-grid.tsx'
import { formatDay, localTimeZone } from '../format-start.ts'
import { LiveCard } from '../live-card.tsx'
import { dayMoment, type OccurrenceDay } from '../occurrences.ts'
import styles from './schedule-days.module.css'

/** The events of each day under its date (LIVE-31), those first that members can join. */
export function ScheduleDays({ days, knownAt, now }: { days: OccurrenceDay[]; knownAt: number; now: number }) {
  const words = { language: useLanguage(), timeZone: localTimeZone(), today: useText()('connect.today') }
  return (
    <div className={styles.days}>
      {days.map(({ date, occurrences }, place) => (
        <Section key={date} title={formatDay(dayMoment(occurrences[0]?.startsAt ?? now, now), now, words)}>
          <EventGrid data-date={date}>
            {byState(occurrences, now, knownAt).map((occurrence, index) => (
              <li key={`${occurrence.event.id} ${occurrence.startsAt}`}>
                <LiveCard knownAt={knownAt} occurrence={occurrence} priority={place === 0 && index < 2} />
              </li>
            ))}
          </EventGrid>
        </Section>
      ))}
    </div>
  )
}
