import { scaleBand, scaleLinear } from 'd3-scale'
import { type ReactNode, useState } from 'react'
import { Axes } from './axes.tsx'
import type { ChartPoint, ChartProps } from './chart-point.ts'
import styles from './plot.module.css'
import { PlotPoint } from './plot-point.tsx'
import { useWidth } from './use-width.ts'

export type PlotScales = {
  /** The start, middle and width of a point's column. */
  start: (index: number) => number
  middle: (index: number) => number
  column: number
  /** The distance between two points. */
  step: number
  y: (value: number) => number
  /** The lower and upper edge. */
  base: number
  top: number
}
type PlotProps = Omit<ChartProps, 'series'> & {
  series?: readonly string[]
  /** The highest value to make room for. */
  highest: number
  children: (scales: PlotScales) => ReactNode
}

const height = 180
const margin = { top: 10, bottom: 24, start: 48, end: 8 }

/**
 * The frame of a chart: axes, and a column per point that can be pointed at or reached with the arrow keys. All columns
 * are one tab stop. The line above says what the current point shows.
 */
export function Plot({ title, points, series = [], format, highest, children }: PlotProps) {
  const { element, width } = useWidth<HTMLDivElement>()
  const [current, setCurrent] = useState(points.length - 1)
  const shown = points[Math.min(current, points.length - 1)]
  const x = scaleBand<number>()
    .domain(points.map((_, index) => index))
    .range([margin.start, width - margin.end])
    .paddingInner(0.25)
  const base = height - margin.bottom
  const y = scaleLinear()
    .domain([0, highest > 0 ? highest : 1])
    .range([base, margin.top])
    .nice(3)
  const start = (index: number) => x(index) ?? 0
  const column = x.bandwidth()
  const scales = {
    start,
    middle: (index: number) => start(index) + column / 2,
    column,
    step: x.step(),
    y,
    base,
    top: margin.top,
  }
  return (
    <div className={styles.plot} ref={element}>
      <p aria-hidden className={styles.said}>
        {shown && textOf(shown, series)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be part of a drawing */}
      <svg aria-label={title} className={styles.drawing} height={height} role="group" width={width}>
        <Axes
          format={format}
          labels={points.map(({ label, tick = label }) => tick)}
          scales={scales}
          width={width}
          y={y}
        />
        {children(scales)}
        {points.map((point, index) => (
          <PlotPoint
            base={base}
            isCurrent={index === Math.min(current, points.length - 1)}
            key={point.label}
            label={textOf(point, series)}
            middle={scales.middle(index)}
            onCurrent={() => setCurrent(index)}
            step={x.step()}
            top={margin.top}
          />
        ))}
      </svg>
    </div>
  )
}

function textOf({ label, texts, said }: ChartPoint, series: readonly string[]): string {
  if (said !== undefined) return said
  const named = texts.map((text, index) => (series.length > 1 ? `${series[index]} ${text}` : text))
  return `${label}: ${named.join(', ')}`
}
