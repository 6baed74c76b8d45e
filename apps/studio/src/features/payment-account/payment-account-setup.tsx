import { useQuery } from '@tanstack/react-query'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { type Text, useText } from '../../lib/i18n/use-text.ts'
import { SettingsSection } from '../../lib/layout/settings-section.tsx'
import { AccountCheck } from './internal/account-check.tsx'
import { AccountFacts } from './internal/account-facts.tsx'
import { DisconnectButton } from './internal/disconnect-button.tsx'
import { LinkedCheck } from './internal/linked-check.tsx'
import { PaymentKeysForm } from './internal/payment-keys-form.tsx'
import { StripeButton } from './internal/stripe-button.tsx'
import { type ConnectedAccount, nameOf, type PaymentAccount, paymentAccountQuery } from './payment-account-query.ts'

/**
 * The Stripe account into which the club is paid (SELL-01): connected with its keys, tried and replaced, or made by the
 * installation's platform, and disconnected.
 */
export function PaymentAccountSetup() {
  const t = useText()
  return (
    <QueryStates height="28rem" query={useQuery(paymentAccountQuery)}>
      {({ account, mode, otherwise, platform }) => (
        <>
          <SettingsSection
            text={account ? undefined : t(`paymentAccount.otherwise-${otherwise}`)}
            title={t('paymentAccount.account')}
          >
            <p role="status">{statusOf(account, t)}</p>
            {account && (
              <>
                <AccountFacts account={account} />
                <DisconnectButton account={account} />
              </>
            )}
          </SettingsSection>
          {account?.by === 'keys' && <AccountCheck account={account} />}
          {account?.by === 'platform' && <LinkedCheck account={account} />}
          {!account && platform !== 'none' && (
            <SettingsSection
              text={t(platform === 'offered' ? 'paymentAccount.linkText' : 'paymentAccount.platformOtherMode')}
              title={t('paymentAccount.linkTitle')}
            >
              {platform === 'offered' && <StripeButton />}
            </SettingsSection>
          )}
          <SettingsSection text={t('paymentAccount.keysText')} title={keysTitleOf(account, platform, t)}>
            <PaymentKeysForm isReplacing={account !== null} key={account?.connectedAt} mode={mode} />
          </SettingsSection>
        </>
      )}
    </QueryStates>
  )
}

function isPaid(account: ConnectedAccount | null) {
  return account !== null && (account.by === 'keys' || account.state === 'enabled')
}

function statusOf(account: ConnectedAccount | null, t: Text) {
  if (!account) return t('paymentAccount.none')
  return t(isPaid(account) ? 'paymentAccount.connected' : 'paymentAccount.unfinished', { name: nameOf(account) })
}

function keysTitleOf(account: ConnectedAccount | null, platform: PaymentAccount['platform'], t: Text) {
  if (account?.by === 'keys') return t('paymentAccount.replace')
  return t(account || platform !== 'none' ? 'paymentAccount.ownKeys' : 'paymentAccount.connect')
}
