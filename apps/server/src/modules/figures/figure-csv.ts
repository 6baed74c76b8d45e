import type { Figure, FigureValue } from '@upbeat/contract/studio/entities/figure'
import { csvLine } from '@upbeat/rules/csv/csv-line'
import { majorUnits } from '@upbeat/rules/subscription/money'

/** A line per point of a figure, once per currency. Amounts are in major units; hidden counts are `fewer than 5`. */
export function figureCsv(figures: readonly Figure[]): string {
  const [first] = figures
  if (!first) return ''
  const hasCurrency = first.currency !== null
  const header = ['from', 'to', ...(hasCurrency ? ['currency'] : []), ...first.series]
  const lines = figures.flatMap(({ currency, points }) =>
    points.map(({ from, to, values }) => [
      from,
      to,
      ...(hasCurrency ? [currency ?? ''] : []),
      ...values.map((value) => valueCell(value, currency)),
    ]),
  )
  return [header, ...lines].map(csvLine).join('')
}

/** A value in a CSV file; amounts in major units. */
export function valueCell(value: FigureValue, currency: string | null = null): string | number {
  if (value === null) return ''
  if (value === 'few') return 'fewer than 5'
  return currency === null ? value : majorUnits(value, currency)
}
