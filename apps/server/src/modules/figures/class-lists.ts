import { type FigurePeriod, figurePeriods } from '@upbeat/contract/studio/entities/figures/figure'
import type { WatchTotals } from '../watching/watch-totals.ts'
import type { ClassListRepository } from './class-list-repository.ts'
import { figureSpan } from './figure-span.ts'

export type ClassLists = ReturnType<typeof createClassLists>
type Parts = { lists: ClassListRepository; watched: Pick<WatchTotals, 'byClass'> }

/** More classes than any club has. */
const every = 100_000

/** Stores which classes were watched most in each period that ends with a closed day. */
export function createClassLists({ lists, watched }: Parts) {
  /** Stores the list of a period up to a day, unless that was done before. */
  async function make(tenantId: string, period: FigurePeriod, day: string): Promise<void> {
    const stored = await lists.dayOf(tenantId, period)
    if (stored !== null && stored >= day) return
    const classes = await watched.byClass(tenantId, figureSpan(period, day).span, every)
    if (classes.length === 0 && stored === null) return
    const rows = classes.map(({ coachId, coachName, ...each }) => ({
      ...each,
      coachId: coachId ?? '',
      coachName: coachName ?? '',
    }))
    await lists.replace(tenantId, { period, day }, rows)
  }

  async function makeAll(tenantId: string, day: string): Promise<void> {
    for (const period of figurePeriods) await make(tenantId, period, day)
  }

  return { make, makeAll }
}
