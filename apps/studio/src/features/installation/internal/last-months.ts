import type { UsageRange } from '@upbeat/contract/studio/entities/installation'

/** The calendar months (UTC) up to and including the current one. */
export function lastMonths(now: Date, count: number): UsageRange {
  const monthAt = (back: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7)
  return { from: monthAt(count - 1), until: monthAt(0) }
}
