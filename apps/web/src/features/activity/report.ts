import type { CallBody } from '@upbeat/contract/client-types'
import { api } from '../../lib/api.ts'

/** Something told to the server that must not be lost with the network. Told twice it changes nothing there. */
export type Report =
  | { call: 'trackPlay'; body: CallBody<'trackPlay'> }
  | { call: 'saveWorkoutResult'; body: CallBody<'saveWorkoutResult'> }
  | { call: 'addActivity'; body: CallBody<'addActivity'> }
  | { call: 'savePlayhead'; params: { tag: string }; body: CallBody<'savePlayhead'> }

/** Makes the call of a report. It outlives the page, so that it may be sent while the tab closes. */
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
