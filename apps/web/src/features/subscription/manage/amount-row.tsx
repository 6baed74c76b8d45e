import styles from './amount-row.module.css'

/** An amount and its date in a confirmation dialog. */
export function AmountRow({ label, amount }: { label: string; amount: string }) {
  return (
    <dl className={styles.row}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </dl>
  )
}
