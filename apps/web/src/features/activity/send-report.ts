import { isPassing } from '@upbeat/client/api-error.ts'
import { logWarning } from '../../lib/log.ts'
import { keepReport } from './kept-reports.ts'
import { callOf, type Report } from './report.ts'

/**
 * Sends a report and answers the reply; `null` when it could not be sent. What fails for a while only, as without a network, is
 * kept in this browser and sent later; what the server refuses is not.
 */
export async function sendReport(report: Report): Promise<unknown> {
  // While the page goes away nobody waits for the failure.
  if (navigator.onLine === false) {
    keepReport(report)
    return null
  }
  try {
    return await callOf(report)
  } catch (error) {
    if (isPassing(error)) keepReport(report)
    else logWarning(`The server did not take ${report.call}`, error)
    return null
  }
}
