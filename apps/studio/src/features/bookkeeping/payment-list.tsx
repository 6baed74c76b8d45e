import { useQuery } from '@tanstack/react-query'
import type { PaymentList as Listed } from '@upbeat/contract/studio/entities/selling/payment'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import { PageLinks } from '../../lib/layout/page-links.tsx'
import { MonthBar } from './internal/month-bar.tsx'
import { MonthSums } from './internal/month-sums.tsx'
import { PaymentTable } from './internal/payment-table.tsx'
import { paymentListQuery } from './payment-queries.ts'
import { type PaymentFilter, usePaymentFilter } from './use-payment-filter.ts'

/** The payments and refunds of a month (SELL-05). Month, kind and page are in the URL. */
export function PaymentList() {
  const filter = usePaymentFilter()
  const list = useQuery(paymentListQuery(filter.question))
  return (
    <QueryStates height="24rem" query={list}>
      {(found) => (
        <>
          <MonthBar filter={filter} list={found} />
          <MonthSums sums={found.sums} />
          <Found filter={filter} found={found} isStale={list.isPlaceholderData} />
        </>
      )}
    </QueryStates>
  )
}

function Found({
  filter: { question, set },
  found,
  isStale,
}: {
  filter: PaymentFilter
  found: Listed
  isStale: boolean
}) {
  const t = useText()
  const { entries, hasMore } = found
  if (entries.length > 0)
    return (
      <>
        <PaymentTable entries={entries} isStale={isStale} />
        <PageLinks
          hasMore={hasMore}
          onPage={(page) => set('page', page === 1 ? '' : String(page))}
          page={question.page}
        />
      </>
    )
  if (question.kind === undefined && question.page === 1)
    return <EmptyState icon="card" text={t('bookkeeping.noneText')} title={t('bookkeeping.none')} />
  return (
    <EmptyState
      action={
        <Button onClick={() => set('kind', '')} variant="secondary">
          {t('bookkeeping.showAll')}
        </Button>
      }
      icon="search"
      title={t('bookkeeping.noneOfKind')}
    />
  )
}
