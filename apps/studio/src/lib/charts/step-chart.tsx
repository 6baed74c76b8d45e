import { area, curveStep } from 'd3-shape'
import type { ChartProps } from './chart-point.ts'
import styles from './plot.module.css'
import { Plot } from './plot.tsx'

type StepChartProps = ChartProps & {
  /** Stretches of the axis in points, which may be fractions: from the beginning of one to that of another. */
  stretches: readonly { name: string; from: number; to: number }[]
}

/** A number that stays for a stretch and then steps, with the stretches as bands behind it. */
export function StepChart({ stretches, ...chart }: StepChartProps) {
  const values = chart.points.map(({ values: [value = null] }) => value)
  return (
    <Plot {...chart} highest={Math.max(0, ...values.filter((value) => value !== null))}>
      {({ middle, step, y, base, top }) => {
        const steps = area<number | null>()
          .defined((value) => value !== null)
          .x((_, index) => middle(index))
          .y0(base)
          .y1((value) => y(value ?? 0))
          .curve(curveStep)
        const edge = (place: number) => middle(0) + (place - 0.5) * step
        return (
          <>
            {stretches.map(({ name, from, to }, index) => (
              <rect
                className={index % 2 === 0 ? styles.band : styles.otherBand}
                height={base - top}
                key={`${from} ${name}`}
                width={Math.max(0, edge(to) - edge(from))}
                x={edge(from)}
                y={top}
              />
            ))}
            <path className={styles.area} d={steps(values) ?? ''} />
          </>
        )
      }}
    </Plot>
  )
}
