import { durationFilterMinutes } from '@upbeat/rules/constants'
import type { DurationChoice } from '@upbeat/rules/filters/duration-choice'
import { initialFilterState } from '@upbeat/rules/filters/filter-state'
import { toUrl } from '@upbeat/rules/filters/filter-url'
import { easyFilters } from '@upbeat/rules/filters/offered-filters'
import { Section } from '@upbeat/ui/section.tsx'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import { levelLabel } from './filter-options.ts'
import styles from './quick-picks.module.css'

/** Home's shortcuts to classes of one length, as far as the club has any: all, and those for beginners. */
export function QuickPicks() {
  const t = useText()
  const { contents } = useTenant()
  const durations = contents?.durations ?? durationFilterMinutes
  const easyDurations = contents?.easyDurations ?? durationFilterMinutes
  if (durations.length === 0) return null
  const title = t('home.howLong')
  const easy = `${levelLabel('beginner')} · ${t('classes.noEquipment')}`
  return (
    <Section title={title}>
      <div className={styles.groups}>
        <Durations durations={durations} filters={{}} label={title} />
        {easyDurations.length > 0 && (
          <div className={styles.group}>
            <p className={styles.label}>{easy}</p>
            <Durations durations={easyDurations} filters={easyFilters} label={easy} />
          </div>
        )}
      </div>
    </Section>
  )
}

type Filters = Partial<ReturnType<typeof initialFilterState>>
type DurationsProps = { durations: readonly DurationChoice[]; filters: Filters; label: string }

function Durations({ durations, filters, label }: DurationsProps) {
  const t = useText()
  return (
    <ul aria-label={label} className={styles.links} role="list">
      {durations.map((duration) => (
        <li key={duration}>
          <Link className={styles.link} to={listOf({ duration, ...filters })}>
            {t(`search.minutes${duration}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function listOf(filters: Filters) {
  const query = toUrl({ ...initialFilterState(), ...filters })
  return { pathname: paths.classes, search: `?${new URLSearchParams(query)}` }
}
