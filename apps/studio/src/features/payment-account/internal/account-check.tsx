import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { type Check, CheckList } from '../../../lib/forms/check-list.tsx'
import { useNow } from '../../../lib/i18n/use-now.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import panel from '../../../lib/layout/panel.module.css'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import { type KeyedAccount, paymentCheckQuery } from '../payment-account-query.ts'
import { findingChecks } from './finding-text.ts'

/** Whether the stored keys still work, and what to do if they don't. */
export function AccountCheck({ account }: { account: KeyedAccount }) {
  const t = useText()
  const times = useTimes()
  const now = useNow()
  const query = useQuery(paymentCheckQuery(account))
  const works: Check = { id: 'works', state: 'good', title: t('paymentAccount.works') }
  return (
    <SettingsSection
      text={query.data && t('paymentAccount.checkText', { when: times.ago(query.data.checkedAt, now) })}
      title={t('paymentAccount.check')}
    >
      <QueryStates height="3rem" query={query}>
        {({ findings }) => <CheckList checks={findings.length === 0 ? [works] : findingChecks(findings, t)} />}
      </QueryStates>
      <div className={panel.actions}>
        <Button busy={query.isFetching} onClick={() => void query.refetch()} variant="secondary">
          {t('paymentAccount.checkAgain')}
        </Button>
      </div>
    </SettingsSection>
  )
}
