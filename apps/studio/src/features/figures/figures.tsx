import { useQuery } from '@tanstack/react-query'
import type { Figures as Found } from '@upbeat/contract/studio/entities/figures/figure'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import styles from './figures.module.css'
import { figuresQuery } from './figures-query.ts'
import { CancellationsCard } from './internal/cancellations-card.tsx'
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
            <EmptyState
              icon="chart"
              text={t(hasBegun(found) ? 'figures.tomorrowText' : 'figures.noneText')}
              title={t('figures.none')}
            />
          ) : (
            <div className={styles.cards} data-stale={query.isPlaceholderData || undefined}>
              {found.figures.map((figure) => (
                <FigureCard figure={figure} key={`${figure.name} ${figure.currency}`} period={found.period} />
              ))}
              <CancellationsCard period={found.period} />
            </div>
          )
        }
      </QueryStates>
    </>
  )
}

/** No day of the club is over, neither in the period nor in the one before. */
function isEmpty({ figures }: Found): boolean {
  return figures.every(({ value, previous }) => !value && !previous)
}

/** Something has happened today. */
function hasBegun({ figures }: Found): boolean {
  return figures.some(({ today }) => Boolean(today))
}
