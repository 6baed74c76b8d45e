import type { CallBody } from '@upbeat/contract/client-types'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { logWarning } from '../../lib/log.ts'
import { keepReport } from './kept-reports.ts'

/** Something told to the server that must not be lost with the network. */
export type Report =
  | { call: 'trackPlay'; body: CallBody<'trackPlay'> }
  | { call: 'saveWorkoutResult'; body: CallBody<'saveWorkoutResult'> }
  | { call: 'addActivity'; body: CallBody<'addActivity'> }
  | { call: 'savePlayhead'; params: { tag: string }; body: CallBody<'savePlayhead'> }

/**
 * Sends a report and answers the reply; `null` when it could not be sent. Without a network it is kept in this browser and sent once
 * later. It outlives the page, so that it may be sent while the tab closes.
 */
export async function sendReport<R extends Report>(report: R): Promise<unknown> {
  // While the page goes away nobody waits for the failure.
  if (navigator.onLine === false) {
    keepReport(report)
    return null
  }
  try {
    return await callOf(report)
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) keepReport(report)
    else logWarning(`The server did not take ${report.call}`, error)
    return null
  }
}

export function callOf(report: Report): Promise<unknown> {
  const options = { keepalive: true }
  switch (report.call) {
    case 'trackPlay':
      return api('trackPlay', { body: report.body, ...options })
    case 'saveWorkoutResult':
      return api('saveWorkoutResult', { body: report.body, ...options })
    case 'addActivity':
      return api('addActivity', { body: report.body, ...options })
    case 'savePlayhead':
      return api('savePlayhead', { params: report.params, body: report.body, ...options })
  }
}
