import { useQuery } from '@tanstack/react-query'
import type { WatchedClasses as Found } from '@upbeat/contract/studio/entities/class-figure'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Link } from 'react-router'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useAction } from '../../lib/api/use-action.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import table from '../../lib/layout/record-table.module.css'
import { downloadReply } from '../../lib/media/download-reply.ts'
import styles from './figures.module.css'
import { watchedClassesQuery } from './figures-query.ts'
import { valueText } from './internal/figure-text.ts'
import { PeriodChips } from './internal/period-chips.tsx'
import { usePeriod } from './internal/use-period.ts'

/** The most watched classes of a period (FIG-03). */
export function WatchedClasses() {
  const t = useText()
  const period = usePeriod()
  const { busy, run } = useAction()
  const query = useQuery(watchedClassesQuery(period))
  return (
    <>
      <PeriodChips />
      <QueryStates height="24rem" query={query}>
        {({ classes }) =>
          classes.length === 0 ? (
            <EmptyState icon="chart" text={t('figures.noClassesText')} title={t('figures.noClasses')} />
          ) : (
            <>
              <ClassTable classes={classes} isStale={query.isPlaceholderData} />
              <div className={styles.actions}>
                <Button
                  busy={busy}
                  icon="download"
                  onClick={() =>
                    void run(() => downloadReply('exportWatchedClasses', { period }, `classes-${period}.csv`))
                  }
                  variant="secondary"
                >
                  {t('figures.csv')}
                </Button>
              </div>
            </>
          )
        }
      </QueryStates>
    </>
  )
}

const columns = ['minutes', 'viewings', 'viewers', 'completions'] as const
const headings = {
  minutes: 'figures.minutes',
  viewings: 'figures.viewings',
  viewers: 'figures.viewers',
  completions: 'figures.completions',
} as const

function ClassTable({ classes, isStale }: Pick<Found, 'classes'> & { isStale: boolean }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  return (
    <div className={table.frame} data-stale={isStale || undefined}>
      <table aria-label={t('figures.mostWatched')} className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('figures.class')}</th>
            {columns.map((column) => (
              <th className={table.amount} key={column} scope="col">
                {t(headings[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {classes.map((one) => (
            <tr key={`${one.tag} ${one.coachName}`}>
              <th scope="row">
                <Link className={table.name} dir="auto" to={`/figures/classes/${encodeURIComponent(one.tag)}`}>
                  {one.name || t('classes.untitled')}
                </Link>
                {one.coachName && (
                  <span className={table.address} dir="auto">
                    {one.coachName}
                  </span>
                )}
              </th>
              {columns.map((column) => (
                <td className={table.amount} data-label={t(headings[column])} key={column}>
                  {valueText(one[column], { unit: 'count', currency: null }, { t, language })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
