import { durationFilterMinutes } from '@upbeat/rules/constants'
import { initialFilterState } from '@upbeat/rules/filters/filter-state'
import { toUrl } from '@upbeat/rules/filters/filter-url'
import { levelRanges } from '@upbeat/rules/filters/level-range'
import { noEquipment } from '@upbeat/rules/filters/no-equipment'
import { Section } from '@upbeat/ui/section.tsx'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import { levelLabel } from './filter-options.ts'
import styles from './quick-picks.module.css'

/** Home's shortcuts to classes of one length: all, and those for beginners. */
export function QuickPicks() {
  const t = useText()
  const title = t('home.howLong')
  const easy = `${levelLabel('beginner')} · ${t('classes.noEquipment')}`
  return (
    <Section title={title}>
      <div className={styles.groups}>
        <ul aria-label={title} className={styles.links} role="list">
          {durationFilterMinutes.map((minutes) => (
            <li key={minutes}>
              <Link className={styles.link} to={listOf({ duration: minutes })}>
                {t(`search.minutes${minutes}`)}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.group}>
          <p className={styles.label}>{easy}</p>
          <ul aria-label={easy} className={styles.links} role="list">
            {durationFilterMinutes.map((minutes) => (
              <li key={minutes}>
                <Link className={styles.link} to={listOf({ duration: minutes, ...forAnyone })}>
                  {t(`search.minutes${minutes}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

const beginners = levelRanges.get('beginner')
const forAnyone = {
  ...(beginners && { skillRange: { ...beginners, moved: true } }),
  equipment: [{ tag: noEquipment.filterTag, value: noEquipment.filterValue }],
}

function listOf(filters: Partial<ReturnType<typeof initialFilterState>>) {
  const query = toUrl({ ...initialFilterState(), ...filters })
  return { pathname: paths.classes, search: `?${new URLSearchParams(query)}` }
}
