export type WatcherCount = { at: string; count: number }

const chart = { width: 600, height: 120 }

/** The chart as an SVG path, with the highest count at the top. The view box is 600 × 120. */
export function chartShape(watchers: readonly WatcherCount[]): { line: string; area: string } {
  const times = watchers.map(({ at }) => Date.parse(at))
  const first = times[0] ?? 0
  const span = Math.max((times.at(-1) ?? 0) - first, 1)
  const most = highestCount(watchers)
  const points = watchers.map(({ count }, index) => {
    const x = (((times[index] ?? 0) - first) / span) * chart.width
    const y = chart.height - (most === 0 ? 0 : count / most) * chart.height
    return `${round(x)} ${round(y)}`
  })
  const line = points.length > 0 ? `M${points.join('L')}` : ''
  return { line, area: line && `${line}V${chart.height}H0Z` }
}

const round = (value: number) => Math.round(value * 10) / 10

export function highestCount(watchers: readonly WatcherCount[]): number {
  return Math.max(0, ...watchers.map(({ count }) => count))
}

/** Counts for a table that can be read: the highest of each interval, of at most so many rows. */
export function tableRows(watchers: readonly WatcherCount[], rows: number): WatcherCount[] {
  const perRow = Math.max(Math.ceil(watchers.length / rows), 1)
  return Array.from({ length: Math.ceil(watchers.length / perRow) }, (_, row) => {
    const part = watchers.slice(row * perRow, (row + 1) * perRow)
    return { at: part[0]?.at ?? '', count: highestCount(part) }
  })
}
