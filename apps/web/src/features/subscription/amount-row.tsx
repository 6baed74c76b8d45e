import styles from './amount-row.module.css'

/** What something costs and when, in a dialog that asks for it. */
export function AmountRow({ label, amount }: { label: string; amount: string }) {
  return (
    <dl className={styles.row}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </dl>
  )
}
