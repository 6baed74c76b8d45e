import type { WatchReport, WatchReportReply } from '@upbeat/contract/entities/watch-report'
import type { Clock } from '../../platform/clock/clock.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { createAllowance } from '../../platform/limits/allowance.ts'
import type { MemberReport, WatchedContent } from './watch-report.ts'

export type WatchingService = ReturnType<typeof createWatchingService>
/** Tells of a time up to now whether a member had access, or had it later than that. */
export type CouldWatch = (tenantId: string, memberId: string) => Promise<(at: Date) => boolean>
type Parts = {
  contentOf: (context: MemberContext, report: WatchReport) => Promise<WatchedContent | null>
  /** Stores a report, and returns how many milliseconds of it count. */
  store: (tenantId: string, report: MemberReport) => Promise<number>
  couldWatch: CouldWatch
  clock: Clock
}

/** Far above the reports of several devices, and of a day offline that is sent at once. */
const reports = { most: 240, perSecond: 2 }

export function createWatchingService({ contentOf, store, couldWatch, clock }: Parts) {
  const spend = createAllowance({ ...reports, now: () => clock.now().getTime() })

  /** @throws Failure classNotFound, tooManyRequests */
  async function report(context: MemberContext, given: WatchReport): Promise<WatchReportReply> {
    const { tenantId, memberId } = context
    spend(memberId)
    const content = await contentOf(context, given)
    if (!content) throw new Failure('classNotFound')
    const { watchingId } = given
    // Reports decide what coaches are paid, so only what the member was allowed to watch counts.
    const isAllowed = await couldWatch(tenantId, memberId)
    const ranges = given.ranges.filter(({ at }) => isAllowed(new Date(at)))
    if (ranges.length === 0) return { countedSeconds: 0 }
    const countedMs = await store(tenantId, { memberId, watchingId, content, ranges })
    return { countedSeconds: countedMs / 1000 }
  }

  return { report }
}
