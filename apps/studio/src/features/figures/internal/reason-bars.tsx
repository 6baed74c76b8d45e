import type { FigureValue } from '@upbeat/contract/studio/entities/figures/figure'
import { useText } from '../../../lib/i18n/use-text.ts'
import table from '../../../lib/layout/record-table.module.css'
import styles from './reason-bars.module.css'

/** `text` is the count in words. */
type Row = { name: string; count: FigureValue; text: string }

/** A bar for each reason; the number stands beside it, so the bar is only for the eye. */
export function ReasonBars({ rows }: { rows: readonly Row[] }) {
  const highest = Math.max(1, ...rows.map(({ count }) => (typeof count === 'number' ? count : 0)))
  return (
    <ul className={styles.rows}>
      {rows.map(({ name, count, text }) => (
        <li className={styles.row} key={name}>
          <span>{name}</span>
          <span className={styles.count}>{text}</span>
          <svg aria-hidden="true" className={styles.bar} preserveAspectRatio="none" viewBox={`0 0 ${highest} 1`}>
            <rect height="1" width={typeof count === 'number' ? count : 0} />
          </svg>
        </li>
      ))}
    </ul>
  )
}

export function ReasonTable({ rows, title }: { rows: readonly Row[]; title: string }) {
  const t = useText()
  return (
    <div className={table.frame}>
      <table aria-label={title} className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('figures.reason')}</th>
            <th className={table.amount} scope="col">
              {title}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={table.amount} data-label={title}>
                {text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
