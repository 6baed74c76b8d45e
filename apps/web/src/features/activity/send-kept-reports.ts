import { ApiError, isPassing } from '@upbeat/client/api-error.ts'
import { logWarning } from '../../lib/log.ts'
import { queryClient } from '../../lib/query-client.ts'
import { isSignedIn, memberId } from '../auth/auth-store.ts'
import { dropReport, keptReports } from './kept-reports.ts'
import { playheadsQuery, recentActivityQuery } from './queries.ts'
import { callOf, type Report } from './report.ts'

/** Milliseconds between two tries of what a server in trouble did not take: no event says when it is well again. */
const tryEvery = 60_000

/**
 * Sends what was kept, in the order it happened. A report is forgotten only once the server has it or has refused it, so that
 * a tab that closes meanwhile loses none.
 */
export function sendKeptReports(): Promise<void> {
  return alone(async () => {
    if (!isSignedIn()) return
    const member = memberId()
    let taken = 0
    for (const report of keptReports()) {
      if (memberId() !== member) break
      const outcome = await deliver(report)
      if (outcome === 'unreachable') break
      if (outcome === 'later') continue
      dropReport(report)
      taken += 1
    }
    if (taken === 0) return
    void queryClient.invalidateQueries(recentActivityQuery())
    void queryClient.invalidateQueries(playheadsQuery())
  })
}

/** Sends them now, each time the network comes back, and from time to time while some wait. */
export function keepSendingReports(): void {
  void sendKeptReports()
  window.addEventListener('online', () => void sendKeptReports())
  window.setInterval(() => {
    if (navigator.onLine && keptReports().length > 0) void sendKeptReports()
  }, tryEvery)
}

/** `later`: this one failed for a while only, which says nothing of the others. */
async function deliver(report: Report): Promise<'done' | 'later' | 'unreachable'> {
  try {
    await callOf(report)
    return 'done'
  } catch (error) {
    if (isPassing(error)) return error instanceof ApiError && error.status >= 500 ? 'later' : 'unreachable'
    logWarning(`The server did not take a kept ${report.call}`, error)
    return 'done'
  }
}

let last: Promise<void> = Promise.resolve()

/** One after another, over all tabs where the browser can, so that none is sent by two of them. */
function alone(work: () => Promise<void>): Promise<void> {
  // Only on a secure page.
  if (navigator.locks) return navigator.locks.request('keptReports', work)
  last = last.then(work, work)
  return last
}
