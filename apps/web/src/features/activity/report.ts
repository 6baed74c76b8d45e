import type { CallBody } from '@upbeat/contract/client-types'
import { api } from '../../lib/api/api.ts'

/** A report to the server that must survive a lost network. Idempotent on the server. */
export type Report =
  | { call: 'trackPlay'; body: CallBody<'trackPlay'> }
  | { call: 'reportWatching'; body: CallBody<'reportWatching'> }
  | { call: 'saveWorkoutResult'; body: CallBody<'saveWorkoutResult'> }
  | { call: 'addActivity'; body: CallBody<'addActivity'> }
  | { call: 'savePlayhead'; params: { tag: string }; body: CallBody<'savePlayhead'> }

/** Sends a report. With `keepalive`, so that it outlives a closing tab. */
export function callOf(report: Report): Promise<unknown> {
  const options = { keepalive: true }
  switch (report.call) {
    case 'trackPlay':
      return api('trackPlay', { body: report.body, ...options })
    case 'reportWatching':
      return api('reportWatching', { body: report.body, ...options })
    case 'saveWorkoutResult':
      return api('saveWorkoutResult', { body: report.body, ...options })
    case 'addActivity':
      return api('addActivity', { body: report.body, ...options })
    case 'savePlayhead':
      return api('savePlayhead', { params: report.params, body: report.body, ...options })
  }
}
