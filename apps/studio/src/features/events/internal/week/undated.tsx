import type { ScheduledEvent } from '@upbeat/contract/studio/entities/event'
import { Link } from 'react-router'
import { useText } from '../../../../lib/i18n/use-text.ts'
import panel from '../../../../lib/layout/panel.module.css'
import { eventPath } from '../event-path.ts'
import styles from './week.module.css'

/** Drafts that have no start yet. */
export function Undated({ events }: { events: readonly ScheduledEvent[] }) {
  const t = useText()
  if (events.length === 0) return null
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('events.undated')}</h2>
      <ul className={styles.undated}>
        {events.map(({ id, name }) => (
          <li key={id}>
            <Link className={styles.link} dir="auto" to={eventPath(id)}>
              {name || t('events.untitled')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
