import { useQuery } from '@tanstack/react-query'
import type { Payouts as Overview } from '@upbeat/contract/studio/entities/figures/payout'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useReach } from '../../lib/api/session.ts'
import { useAction } from '../../lib/api/use-action.ts'
import { useLanguageStore } from '../../lib/i18n/language-store.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { downloadReply } from '../../lib/media/download-reply.ts'
import { monthName } from './internal/month-name.ts'
import { RuleDialog } from './internal/rule-dialog.tsx'
import { Statement } from './internal/statement.tsx'
import { payoutsQuery, statementQuery } from './payout-queries.ts'
import styles from './payouts.module.css'

/** What coaches get of the club's pool, month by month (FIG-06). The month is in the URL. */
export function Payouts() {
  const t = useText()
  const mayEdit = useReach('payouts.edit') !== null
  const [isEditing, setEditing] = useState(false)
  return (
    <QueryStates height="24rem" query={useQuery(payoutsQuery)}>
      {(overview) => (
        <>
          {overview.rule ? (
            <Months onEdit={mayEdit ? () => setEditing(true) : undefined} overview={overview} />
          ) : (
            <EmptyState
              action={mayEdit && <Button onClick={() => setEditing(true)}>{t('payouts.setRule')}</Button>}
              icon="card"
              text={t(mayEdit ? 'payouts.noneText' : 'payouts.noneForStaff')}
              title={t('payouts.none')}
            />
          )}
          {isEditing && <RuleDialog onClose={() => setEditing(false)} overview={overview} />}
        </>
      )}
    </QueryStates>
  )
}

function Months({ overview: { months }, onEdit }: { overview: Overview; onEdit: (() => void) | undefined }) {
  const t = useText()
  const language = useLanguageStore((state) => state.language)
  const [parameters, setParameters] = useSearchParams()
  const { busy, run } = useAction()
  const asked = parameters.get('month')
  const month = months.find((one) => one === asked) ?? months[0] ?? ''
  const query = useQuery(statementQuery(month))
  return (
    <>
      <div className={styles.bar}>
        <Select
          hideLabel
          label={t('payouts.month')}
          onChange={({ target }) => setParameters({ month: target.value })}
          options={months.map((value) => ({ value, label: monthName(value, language) }))}
          value={month}
        />
        <Button
          busy={busy}
          icon="download"
          onClick={() => void run(() => downloadReply('exportPayout', {}, `payouts-${month}.csv`, { month }))}
          variant="secondary"
        >
          {t('payouts.csv')}
        </Button>
        <Button onClick={() => window.print()} variant="secondary">
          {t('payouts.print')}
        </Button>
        {onEdit && (
          <Button onClick={onEdit} variant="secondary">
            {t('payouts.changeRule')}
          </Button>
        )}
      </div>
      <QueryStates height="16rem" query={query}>
        {(statement) => <Statement isStale={query.isPlaceholderData} statement={statement} />}
      </QueryStates>
    </>
  )
}
