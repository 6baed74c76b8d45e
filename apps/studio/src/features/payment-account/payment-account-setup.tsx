import { useQuery } from '@tanstack/react-query'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import { SettingsSection } from '../../lib/layout/settings-section.tsx'
import { AccountCheck } from './internal/account-check.tsx'
import { AccountFacts } from './internal/account-facts.tsx'
import { DisconnectButton } from './internal/disconnect-button.tsx'
import { PaymentKeysForm } from './internal/payment-keys-form.tsx'
import { nameOf, paymentAccountQuery } from './payment-account-query.ts'

/** The Stripe account into which the club is paid: connected with its keys, tried, replaced and disconnected (SELL-01). */
export function PaymentAccountSetup() {
  const t = useText()
  return (
    <QueryStates height="28rem" query={useQuery(paymentAccountQuery)}>
      {({ account, mode, otherwise }) => (
        <>
          <SettingsSection
            text={account ? undefined : t(`payments.otherwise-${otherwise}`)}
            title={t('payments.account')}
          >
            <p role="status">{account ? t('payments.connected', { name: nameOf(account) }) : t('payments.none')}</p>
            {account && (
              <>
                <AccountFacts account={account} />
                <DisconnectButton account={account} />
              </>
            )}
          </SettingsSection>
          {account && <AccountCheck account={account} />}
          <SettingsSection text={t('payments.keysText')} title={t(account ? 'payments.replace' : 'payments.connect')}>
            <PaymentKeysForm isReplacing={account !== null} key={account?.connectedAt} mode={mode} />
          </SettingsSection>
        </>
      )}
    </QueryStates>
  )
}
