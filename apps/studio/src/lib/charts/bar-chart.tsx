import { stack } from 'd3-shape'
import { useId } from 'react'
import type { ChartProps } from './chart-point.ts'
import styles from './plot.module.css'
import { Plot } from './plot.tsx'

/** Amounts per time, in parts if there are several series: the first filled, the second hatched, so that grey tells them apart. */
export function BarChart(props: ChartProps) {
  const { points, series } = props
  const hatch = useId()
  const parts = stack<(typeof points)[number], number>()
    .keys(series.map((_, index) => index))
    .value(({ values }, index) => values[index] ?? 0)([...points])
  const fills = ['', `url(#${hatch})`]
  return (
    <>
      <Plot {...props} highest={Math.max(0, ...parts.flatMap((part) => part.map(([, end]) => end)))}>
        {({ start, column, y }) => (
          <>
            {series.length > 1 && <Hatch id={hatch} />}
            {parts.map((part) =>
              part.map(([from, to], index) =>
                to > from ? (
                  <rect
                    className={part.key === 0 ? styles.bar : styles.outlined}
                    fill={fills[part.key]}
                    height={y(from) - y(to)}
                    key={points[index]?.label}
                    width={column}
                    x={start(index)}
                    y={y(to)}
                  />
                ) : null,
              ),
            )}
          </>
        )}
      </Plot>
      {series.length > 1 && <Legend series={series} />}
    </>
  )
}

function Legend({ series }: Pick<ChartProps, 'series'>) {
  const hatch = useId()
  return (
    <ul aria-hidden className={styles.legend}>
      {series.map((name, index) => (
        <li key={name}>
          <svg aria-hidden height={12} width={12}>
            {index > 0 && <Hatch id={hatch} />}
            <rect
              className={index === 0 ? styles.bar : styles.outlined}
              fill={index === 0 ? '' : `url(#${hatch})`}
              height={11}
              width={11}
              x={0.5}
              y={0.5}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

function Hatch({ id }: { id: string }) {
  return (
    <pattern height={5} id={id} patternTransform="rotate(45)" patternUnits="userSpaceOnUse" width={5}>
      <line className={styles.hatch} x1={1} x2={1} y1={0} y2={5} />
    </pattern>
  )
}
