import type { ScaleLinear } from 'd3-scale'
import styles from './plot.module.css'
import type { PlotScales } from './plot.tsx'

type Props = {
  y: ScaleLinear<number, number>
  scales: PlotScales
  width: number
  labels: readonly string[]
  format: (value: number) => string
}

const ticks = 3
/** Room for a date under the axis. */
const labelWidth = 96

/** Lines at round values, and the dates that fit. Hidden from screen readers, to which each point says both. */
export function Axes({ y, scales, width, labels, format }: Props) {
  const every = Math.max(1, Math.ceil((labels.length * labelWidth) / width))
  const last = labels.length - 1
  return (
    <g aria-hidden>
      {y
        .ticks(ticks)
        .filter(Number.isInteger)
        .map((value) => (
          <g key={value}>
            <line className={styles.grid} x1={scales.start(0)} x2={width} y1={y(value)} y2={y(value)} />
            <text className={styles.label} textAnchor="end" x={scales.start(0) - 8} y={y(value) + 4}>
              {format(value)}
            </text>
          </g>
        ))}
      {labels.map((label, index) =>
        (last - index) % every === 0 ? (
          <text
            className={styles.label}
            key={label}
            textAnchor={index === last && last > 0 ? 'end' : 'middle'}
            x={index === last && last > 0 ? scales.start(index) + scales.column : scales.middle(index)}
            y={scales.base + 18}
          >
            {label}
          </text>
        ) : null,
      )}
    </g>
  )
}
