import { useQuery } from '@tanstack/react-query'
import type { DiscountList as Discounts, StudioDiscount } from '@upbeat/contract/studio/entities/selling/code'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { useState } from 'react'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import rows from '../../lib/layout/rows.module.css'
import { discountsQuery } from './codes-query.ts'
import { DiscountDialog } from './internal/discount-dialog.tsx'
import { DiscountRow } from './internal/discount-row.tsx'
import { RedemptionsDialog } from './internal/redemptions-dialog.tsx'

/** The club's discount codes (SELL-03). */
export function DiscountList() {
  return (
    <QueryStates height="16rem" query={useQuery(discountsQuery)}>
      {(list) => <LoadedList {...list} />}
    </QueryStates>
  )
}

function LoadedList({ discounts, currency, timeZone }: Discounts) {
  const t = useText()
  const [edited, setEdited] = useState<StudioDiscount | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  if (discounts.length === 0)
    return <EmptyState icon="card" text={t('plans.noDiscountsText')} title={t('plans.noDiscounts')} />
  return (
    <>
      <ul className={rows.rows}>
        {discounts.map((discount) => (
          <DiscountRow
            discount={discount}
            key={discount.code}
            onEdit={() => setEdited(discount)}
            onRedemptions={() => setAsked(discount.code)}
          />
        ))}
      </ul>
      {edited && (
        <DiscountDialog currency={currency} discount={edited} onClose={() => setEdited(null)} timeZone={timeZone} />
      )}
      {asked && <RedemptionsDialog of={{ name: asked, query: { code: asked } }} onClose={() => setAsked(null)} />}
    </>
  )
}
