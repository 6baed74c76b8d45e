import { isPassing } from '@upbeat/client/api-error.ts'
import { logWarning } from '../../lib/log.ts'
import { keepReport } from './kept-reports.ts'
import { callOf, type Report } from './report.ts'

/**
 * Sends a report and returns the reply; `null` if it could not be sent. Temporary failures, such as a lost network, queue it in this
 * browser; rejections don't, and call `onRefused`.
 */
export async function sendReport(report: Report, onRefused?: (error: unknown) => void): Promise<unknown> {
  // While the page unloads nobody awaits the failure.
  if (navigator.onLine === false) {
    keepReport(report)
    return null
  }
  try {
    return await callOf(report)
  } catch (error) {
    if (isPassing(error)) keepReport(report)
    else {
      logWarning(`The server did not take ${report.call}`, error)
      onRefused?.(error)
    }
    return null
  }
}
