import { ApiError } from '@upbeat/client/api-error.ts'
import { type Phase, type SubscriptionFlow, useSubscription } from './subscription-store.ts'

/** Runs `action` and records its phases in the area `subscription`. Rethrows its error. */
export async function runFlow<T>(flow: SubscriptionFlow, action: () => Promise<T>): Promise<T> {
  setPhase(flow, 'started')
  try {
    const result = await action()
    setPhase(flow, 'succeeded')
    return result
  } catch (error) {
    setPhase(flow, 'failed')
    // The sign-in page reports it.
    if (error instanceof ApiError && error.status === 401) useSubscription.setState({ sessionExpired: true })
    throw error
  }
}

function setPhase(flow: SubscriptionFlow, phase: Phase): void {
  useSubscription.setState(({ flows }) => ({ flows: { ...flows, [flow]: phase } }))
}
