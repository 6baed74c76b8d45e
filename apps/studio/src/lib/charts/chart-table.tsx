import table from '../layout/record-table.module.css'
import type { ChartProps } from './chart-point.ts'

type Props = Pick<ChartProps, 'points' | 'series' | 'title'> & {
  /** The heading of the first column. */
  when: string
}

/** The numbers of a chart as a table. */
export function ChartTable({ title, points, series, when }: Props) {
  return (
    <div className={table.frame}>
      <table aria-label={title} className={table.table}>
        <thead>
          <tr>
            <th scope="col">{when}</th>
            {series.map((name) => (
              <th className={table.amount} key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, texts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {texts.map((text, index) => (
                <td className={table.amount} data-label={series[index]} key={series[index]}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
