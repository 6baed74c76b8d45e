import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useSearchParams } from 'react-router'
import { QueryStates } from '../../../lib/api/query-states.tsx'
import { CheckList, type CheckState } from '../../../lib/forms/check-list.tsx'
import { useNow } from '../../../lib/i18n/use-now.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import panel from '../../../lib/layout/panel.module.css'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import { type LinkedAccount, paymentCheckQuery } from '../payment-account-query.ts'
import { dueChecks } from './due-checks.ts'
import { findingChecks } from './finding-text.ts'
import { StripeButton } from './stripe-button.tsx'

/** What Stripe says of the account that the platform made, asked whenever the page is opened, and what is missing. */
export function LinkedCheck({ account }: { account: LinkedAccount }) {
  const t = useText()
  const times = useTimes()
  const now = useNow()
  const [parameters] = useSearchParams()
  const query = useQuery(paymentCheckQuery(account))
  const { state, due } = account
  const isOpen = state === 'started' || state === 'restricted' || due.length > 0
  const summary = { id: state, state: marks[state], title: t(`paymentAccount.state-${state}`) }
  return (
    <SettingsSection
      text={query.data && t('paymentAccount.stateText', { when: times.ago(query.data.checkedAt, now) })}
      title={t('paymentAccount.stateTitle')}
    >
      {parameters.get('stripe') === 'again' && isOpen && <FormNotice text={t('paymentAccount.linkAgain')} />}
      <QueryStates height="3rem" query={query}>
        {({ findings }) => <CheckList checks={[summary, ...findingChecks(findings, t), ...dueChecks(due, t)]} />}
      </QueryStates>
      {isOpen && <StripeButton isContinuing />}
      <div className={panel.actions}>
        <Button busy={query.isFetching} onClick={() => void query.refetch()} variant="secondary">
          {t('paymentAccount.checkAgain')}
        </Button>
      </div>
    </SettingsSection>
  )
}

const marks: Record<LinkedAccount['state'], CheckState> = {
  started: 'open',
  reviewing: 'open',
  enabled: 'good',
  restricted: 'bad',
}
