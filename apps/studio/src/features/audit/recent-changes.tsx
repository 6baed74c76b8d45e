import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import { EntryRow } from './internal/entry-row.tsx'
import { groupEntries } from './internal/group-entries.ts'
import styles from './internal/history.module.css'

const most = 8

/** The last changes in the club, each with its undo (AUDIT-03), and the way to all of them. */
export function RecentChanges() {
  const t = useText()
  const entries = useQuery({
    queryKey: ['audit', 'recent'],
    queryFn: ({ signal }) => api('listAudit', { query: {}, signal }),
  })
  return (
    <section className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{t('audit.recent')}</h2>
        <Link className={styles.all} to="/history">
          {t('audit.all')}
        </Link>
      </div>
      <QueryStates height="16rem" query={entries}>
        {({ entries: shown }) =>
          shown.length === 0 ? (
            <p className={panel.text}>{t('audit.noneYet')}</p>
          ) : (
            <ol className={styles.entries}>
              {groupEntries(shown)
                .slice(0, most)
                .map((group) => (
                  <EntryRow group={group} key={group.entry.id} />
                ))}
            </ol>
          )
        }
      </QueryStates>
    </section>
  )
}
