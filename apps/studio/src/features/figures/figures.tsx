import { useQuery } from '@tanstack/react-query'
import type { Figures as Found } from '@upbeat/contract/studio/entities/figure'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import styles from './figures.module.css'
import { figuresQuery } from './figures-query.ts'
import { FigureCard } from './internal/figure-card.tsx'
import { PeriodChips } from './internal/period-chips.tsx'
import { usePeriod } from './internal/use-period.ts'

/** The club's figures over a period, which is in the URL (FIG-02). */
export function Figures() {
  const t = useText()
  const query = useQuery(figuresQuery(usePeriod()))
  return (
    <>
      <PeriodChips />
      <QueryStates height="40rem" query={query}>
        {(found) =>
          isEmpty(found) ? (
            <EmptyState icon="chart" text={t('figures.noneText')} title={t('figures.none')} />
          ) : (
            <div className={styles.cards} data-stale={query.isPlaceholderData || undefined}>
              {found.figures.map((figure) => (
                <FigureCard figure={figure} key={`${figure.name} ${figure.currency}`} period={found.period} />
              ))}
            </div>
          )
        }
      </QueryStates>
    </>
  )
}

/** Nothing has happened in the club yet. */
function isEmpty({ figures }: Found): boolean {
  return figures.every(({ value, previous, today }) => [value, previous, today].every((each) => !each))
}
