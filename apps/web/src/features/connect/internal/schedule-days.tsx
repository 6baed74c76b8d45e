import { byState } from '@upbeat/rules/live/by-state'
import { useShownParts } from '@upbeat/ui/first-page.ts'
import { Section } from '@upbeat/ui/section.tsx'
import { useLanguage } from '../../i18n/language-store.ts'
import { useText } from '../../i18n/text.ts'
import { EventGrid } from '../event-grid.tsx'
import { formatDay, localTimeZone } from '../format-start.ts'
import { LiveCard } from '../live-card.tsx'
import { dayMoment, type OccurrenceDay } from '../occurrences.ts'
import styles from './schedule-days.module.css'

/** Cards that each rendering of the first page adds: two rows on most screens. */
const cardsAtOnce = 6

/** The events of each day under its date (LIVE-31), those first that members can join. */
export function ScheduleDays({ days, knownAt, now }: { days: OccurrenceDay[]; knownAt: number; now: number }) {
  const words = { language: useLanguage(), timeZone: localTimeZone(), today: useText()('connect.today') }
  const total = days.reduce((sum, { occurrences }) => sum + occurrences.length, 0)
  const shown = useShownParts(total, { first: cardsAtOnce, step: cardsAtOnce })
  const sorted = days.map((day) => ({ ...day, occurrences: byState(day.occurrences, now, knownAt) }))
  return (
    <div className={styles.days} data-partial={shown < total || undefined}>
      {firstOf(sorted, shown).map(({ date, occurrences }, place) => (
        <Section key={date} title={formatDay(dayMoment(occurrences[0]?.startsAt ?? now, now), now, words)}>
          <EventGrid data-date={date}>
            {occurrences.map((occurrence, index) => (
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

/** The days with the first `count` occurrences. */
function firstOf(days: readonly OccurrenceDay[], count: number): OccurrenceDay[] {
  let left = count
  return days.flatMap((day) => {
    const occurrences = day.occurrences.slice(0, Math.max(0, left))
    left -= occurrences.length
    return occurrences.length > 0 ? [{ ...day, occurrences }] : []
  })
}
