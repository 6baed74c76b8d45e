import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import type { ConnectedAccount } from '../payment-account-query.ts'
import styles from './account-facts.module.css'

export function AccountFacts({ account }: { account: ConnectedAccount }) {
  const t = useText()
  const times = useTimes()
  const { id, mode, currencies, connectedAt, connectedBy } = account
  const ofKeys =
    account.by === 'keys'
      ? ([
          [t('paymentAccount.secretKey'), t('paymentAccount.keyHint', { hint: account.keyHint })],
          [t('paymentAccount.publishableKey'), account.publishableKey],
          [t('paymentAccount.webhook'), account.webhookAddress],
        ] as const)
      : []
  const facts = [
    [t('paymentAccount.id'), id],
    [t('paymentAccount.mode'), t(`paymentAccount.mode-${mode}`)],
    [t('paymentAccount.currencies'), currencies ? currencies.join(', ') : t('paymentAccount.currenciesUnknown')],
    [
      t('paymentAccount.connectedAt'),
      t('paymentAccount.connectedBy', { when: times.moment(connectedAt), name: connectedBy }),
    ],
    ...ofKeys,
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
