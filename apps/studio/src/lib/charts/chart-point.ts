export type ChartPoint = {
  /** When it is, e.g. `3 Nov`. */
  label: string
  /** What the axis says instead, where the label is long. */
  tick?: string
  /** A number per series; null leaves a gap. */
  values: readonly (number | null)[]
  /** Each value in words. */
  texts: readonly string[]
  /** What the point says, if that isn't its label and texts. */
  said?: string
}

/** What every kind of chart is given. */
export type ChartProps = {
  /** Names the chart to screen readers. */
  title: string
  points: readonly ChartPoint[]
  /** The names of the series; one name needs no legend. */
  series: readonly string[]
  /** Writes a number of the axis. */
  format: (value: number) => string
}
