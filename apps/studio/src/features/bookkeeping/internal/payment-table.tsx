import type { EntryKind, PaymentEntry } from '@upbeat/contract/studio/entities/selling/payment'
import { amountText } from '../../../lib/i18n/amount-text.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import { DotBadge, type DotTone } from '../../../lib/layout/dot-badge.tsx'
import table from '../../../lib/layout/record-table.module.css'
import { entryKindKeys } from './entry-kind-keys.ts'
import { PayerName } from './payer-name.tsx'

const tones: Record<EntryKind, DotTone> = { payment: 'success', refund: 'neutral', failure: 'danger' }

/** Payments, refunds and failed charges, newest first. On a phone each is a card. */
export function PaymentTable({ entries, isStale }: { entries: readonly PaymentEntry[]; isStale: boolean }) {
  const t = useText()
  return (
    <div className={table.frame} data-stale={isStale || undefined}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('bookkeeping.member')}</th>
            <th scope="col">{t('bookkeeping.what')}</th>
            <th scope="col">{t('bookkeeping.plan')}</th>
            <th scope="col">{t('bookkeeping.date')}</th>
            <th className={table.amount} scope="col">
              {t('bookkeeping.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryLine entry={entry} key={`${entry.kind} ${entry.id}`} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function EntryLine({ entry }: { entry: PaymentEntry }) {
  const t = useText()
  const times = useTimes()
  const language = useLanguageStore((state) => state.language)
  const { kind, member, planName, at, amountMinor, currency, taxMinor, fee } = entry
  return (
    <tr>
      <th scope="row">
        <PayerName member={member} />
      </th>
      <td>
        <DotBadge tone={tones[kind]}>{t(entryKindKeys[kind])}</DotBadge>
      </td>
      <td data-label={t('bookkeeping.plan')}>{planName ?? '–'}</td>
      <td data-label={t('bookkeeping.date')}>{times.moment(at)}</td>
      <td className={table.amount} data-label={t('bookkeeping.amount')}>
        {amountText(amountMinor, currency, language)}
        {taxMinor !== null && (
          <span className={table.address}>
            {t('bookkeeping.taxIn', { amount: amountText(taxMinor, currency, language) })}
          </span>
        )}
        {fee !== null && (
          <span className={table.address}>
            {t('bookkeeping.feeOf', { amount: amountText(fee.amountMinor, fee.currency, language) })}
          </span>
        )}
      </td>
    </tr>
  )
}
