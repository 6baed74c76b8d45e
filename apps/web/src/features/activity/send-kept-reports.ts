import { ApiError } from '../../lib/api-error.ts'
import { logWarning } from '../../lib/log.ts'
import { keepReport, takeKeptReports } from './kept-reports.ts'
import { callOf } from './report.ts'

/** Sends what was kept while there was no network, in the order it happened; what fails for the same reason waits on. */
export async function sendKeptReports(): Promise<void> {
  const reports = takeKeptReports()
  for (const [index, report] of reports.entries()) {
    try {
      await callOf(report)
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) {
        for (const waiting of reports.slice(index)) keepReport(waiting)
        return
      }
      logWarning(`The server did not take a kept ${report.call}`, error)
    }
  }
}

/** Sends them now and each time the network comes back. */
export function keepSendingReports(signal: AbortSignal): void {
  void sendKeptReports()
  window.addEventListener('online', () => void sendKeptReports(), { signal })
}
