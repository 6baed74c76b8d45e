import { ApiError } from '@upbeat/client/api-error.ts'
import { notify } from '../../lib/snackbar-store.ts'
import { text } from '../i18n/text.ts'
import { type Phase, type SubscriptionFlow, useSubscription } from './subscription-store.ts'

/** Does `action` and keeps its phases in the area `subscription`. Throws what the action throws. */
export async function runFlow<T>(flow: SubscriptionFlow, action: () => Promise<T>): Promise<T> {
  setPhase(flow, 'started')
  try {
    const result = await action()
    setPhase(flow, 'succeeded')
    return result
  } catch (error) {
    setPhase(flow, 'failed')
    if (error instanceof ApiError && error.status === 401) sayExpired()
    throw error
  }
}

function setPhase(flow: SubscriptionFlow, phase: Phase): void {
  useSubscription.setState(({ flows }) => ({ flows: { ...flows, [flow]: phase } }))
}

/** The sign-in page that follows a 401 says nothing by itself (ERR-26). */
function sayExpired(): void {
  useSubscription.setState({ sessionExpired: true })
  notify(text('errors.sessionExpired'), 'error')
}
