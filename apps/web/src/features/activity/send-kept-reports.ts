import { ApiError, isPassing } from '@upbeat/client/api-error.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { logWarning } from '../../lib/log.ts'
import { isSignedIn, memberId } from '../auth/auth-store.ts'
import { dropReport, keptReports } from './kept-reports.ts'
import { playheadsQuery, recentActivityQuery } from './queries.ts'
import { callOf, type Report } from './report.ts'

/** Milliseconds between retries after a server error: no event signals recovery. */
const tryEvery = 60_000

/** Sends the queue in order. A report is removed only after the server has accepted or rejected it, so that closing the tab loses none. */
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

/** Sends the queue now, whenever the network returns, and periodically while it isn't empty. */
export function keepSendingReports(): void {
  void sendKeptReports()
  window.addEventListener('online', () => void sendKeptReports())
  window.setInterval(() => {
    if (navigator.onLine && keptReports().length > 0) void sendKeptReports()
  }, tryEvery)
}

/** `later`: a temporary failure of this report only. */
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

/** Sends one at a time, across all tabs if the browser supports locks, so that none is sent twice. */
function alone(work: () => Promise<void>): Promise<void> {
  // Only in secure contexts.
  if (navigator.locks) return navigator.locks.request('keptReports', work)
  last = last.then(work, work)
  return last
}
