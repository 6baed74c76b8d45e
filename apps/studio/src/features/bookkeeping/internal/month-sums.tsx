import type { PaymentSum } from '@upbeat/contract/studio/entities/selling/payment'
import { amountText } from '../../../lib/i18n/amount-text.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import table from '../../../lib/layout/record-table.module.css'

/** What was paid and refunded in the month, for each currency. */
export function MonthSums({ sums }: { sums: readonly PaymentSum[] }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  return sums.map(({ currency, paidMinor, refundedMinor, netMinor }) => {
    const amount = (minor: number) => amountText(minor, currency, language)
    return (
      <dl className={table.figures} key={currency}>
        <div>
          <dt>{t('bookkeeping.paid')}</dt>
          <dd>{amount(paidMinor)}</dd>
        </div>
        <div>
          <dt>{t('bookkeeping.refunded')}</dt>
          <dd>{amount(refundedMinor)}</dd>
        </div>
        <div>
          <dt>{t('bookkeeping.remaining')}</dt>
          <dd>{amount(netMinor)}</dd>
        </div>
      </dl>
    )
  })
}
