import type { FigurePeriod } from '@upbeat/contract/studio/entities/figure'
import { addDays } from '@upbeat/rules/live/live-days'
import { Temporal } from 'temporal-polyfill'
import type { Span } from './span.ts'

const lengths = { '7d': 7, '30d': 30, '90d': 90 } as const
const months = 12

/** A period, in the spans of its points, and the period of the same length before. */
export type FigureSpan = { span: Span; previous: Span; points: Span[] }

/** The period that ends with a day: by day, or by month if it is a year. */
export function figureSpan(period: FigurePeriod, to: string): FigureSpan {
  if (period === '12m') {
    const end = Temporal.PlainDate.from(to)
    const after = (count: number) =>
      end
        .subtract({ months: months - count })
        .add({ days: 1 })
        .toString()
    const points = Array.from({ length: months }, (_, index) => {
      return { from: after(index), to: addDays(after(index + 1), -1) }
    })
    const span = { from: after(0), to }
    return { span, previous: { from: after(-months), to: addDays(span.from, -1) }, points }
  }
  const length = lengths[period]
  const span = { from: addDays(to, 1 - length), to }
  const points = Array.from({ length }, (_, index) => addDays(span.from, index)).map((day) => ({ from: day, to: day }))
  return { span, previous: { from: addDays(span.from, -length), to: addDays(span.from, -1) }, points }
}
