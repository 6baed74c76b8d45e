import { entryKinds, type PaymentList } from '@upbeat/contract/studio/entities/selling/payment'
import { Button } from '@upbeat/ui/button.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { useReach } from '../../../lib/api/session.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useLanguageStore } from '../../../lib/i18n/language-store.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { downloadReply } from '../../../lib/media/download-reply.ts'
import type { PaymentFilter } from '../use-payment-filter.ts'
import { entryKindKeys } from './entry-kind-keys.ts'
import styles from './month-bar.module.css'

/** Chooses the month and what is shown of it, and downloads the month. */
export function MonthBar({ filter: { question, set }, list }: { filter: PaymentFilter; list: PaymentList }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const mayExport = useReach('payments.export') !== null
  const { run, busy } = useAction()
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  // A month in the URL that has no entries.
  const months = list.months.includes(list.month) ? list.months : [list.month, ...list.months]
  const { month } = list
  return (
    <div className={styles.bar}>
      <Select
        hideLabel
        label={t('bookkeeping.month')}
        onChange={({ target }) => set('month', target.value)}
        options={months.map((value) => ({ value, label: name.format(new Date(`${value}-01T00:00Z`)) }))}
        value={question.month ?? month}
      />
      <Select
        hideLabel
        label={t('bookkeeping.kind')}
        onChange={({ target }) => set('kind', target.value)}
        options={[
          { value: '', label: t('bookkeeping.everything') },
          ...entryKinds.map((kind) => ({ value: kind, label: t(entryKindKeys[kind]) })),
        ]}
        value={question.kind ?? ''}
      />
      {mayExport && (
        <div className={styles.export}>
          <Button
            busy={busy}
            icon="download"
            onClick={() => void run(() => downloadReply('exportPayments', { month }, `payments-${month}.csv`))}
            variant="secondary"
          >
            {t('bookkeeping.export')}
          </Button>
          {list.bankPayouts && (
            <Button
              busy={busy}
              icon="download"
              onClick={() => void run(() => downloadReply('exportBankPayouts', { month }, `payouts-${month}.csv`))}
              variant="secondary"
            >
              {t('bookkeeping.exportPayouts')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
