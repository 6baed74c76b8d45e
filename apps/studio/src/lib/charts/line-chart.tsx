import { line } from 'd3-shape'
import type { ChartProps } from './chart-point.ts'
import styles from './plot.module.css'
import { Plot } from './plot.tsx'

/** How a number develops. */
export function LineChart(props: ChartProps) {
  const values = props.points.map(({ values: [value = null] }) => value)
  return (
    <Plot {...props} highest={highestOf(values)}>
      {({ middle, y }) => {
        const path = line<number | null>()
          .defined((value) => value !== null)
          .x((_, index) => middle(index))
          .y((value) => y(value ?? 0))
        const isAlone = (index: number) => values[index - 1] == null && values[index + 1] == null
        return (
          <>
            <path className={styles.line} d={path(values) ?? ''} />
            {values.map((value, index) =>
              value !== null && (isAlone(index) || index === values.length - 1) ? (
                <circle
                  className={styles.dot}
                  cx={middle(index)}
                  cy={y(value)}
                  key={props.points[index]?.label}
                  r={3}
                />
              ) : null,
            )}
          </>
        )
      }}
    </Plot>
  )
}

function highestOf(values: readonly (number | null)[]): number {
  return Math.max(0, ...values.filter((value) => value !== null))
}
