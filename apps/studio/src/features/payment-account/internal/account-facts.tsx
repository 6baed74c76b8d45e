import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import type { ConnectedAccount } from '../payment-account-query.ts'
import styles from './account-facts.module.css'

export function AccountFacts({ account }: { account: ConnectedAccount }) {
  const t = useText()
  const times = useTimes()
  const { id, mode, publishableKey, keyHint, currencies, webhookAddress, connectedAt, connectedBy } = account
  const facts = [
    [t('payments.id'), id],
    [t('payments.mode'), t(`payments.mode-${mode}`)],
    [t('payments.currencies'), currencies ? currencies.join(', ') : t('payments.currenciesUnknown')],
    [t('payments.connectedAt'), t('payments.connectedBy', { when: times.moment(connectedAt), name: connectedBy })],
    [t('payments.secretKey'), t('payments.keyHint', { hint: keyHint })],
    [t('payments.publishableKey'), publishableKey],
    [t('payments.webhook'), webhookAddress],
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
