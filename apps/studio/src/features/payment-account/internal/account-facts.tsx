import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import type { ConnectedAccount } from '../payment-account-query.ts'
import styles from './account-facts.module.css'

export function AccountFacts({ account }: { account: ConnectedAccount }) {
  const t = useText()
  const times = useTimes()
  const { id, mode, publishableKey, keyHint, currencies, webhookAddress, connectedAt, connectedBy } = account
  const facts = [
    [t('paymentAccount.id'), id],
    [t('paymentAccount.mode'), t(`paymentAccount.mode-${mode}`)],
    [t('paymentAccount.currencies'), currencies ? currencies.join(', ') : t('paymentAccount.currenciesUnknown')],
    [
      t('paymentAccount.connectedAt'),
      t('paymentAccount.connectedBy', { when: times.moment(connectedAt), name: connectedBy }),
    ],
    [t('paymentAccount.secretKey'), t('paymentAccount.keyHint', { hint: keyHint })],
    [t('paymentAccount.publishableKey'), publishableKey],
    [t('paymentAccount.webhook'), webhookAddress],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div className={styles.fact} key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
