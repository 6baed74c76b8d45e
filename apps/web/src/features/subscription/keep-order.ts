import { sessionStore } from '../../lib/storage.ts'
import { memberId } from '../auth/auth-store.ts'
import { type SubscriptionState, useSubscription } from './subscription-store.ts'

type Order = Pick<SubscriptionState, 'chosen' | 'discount' | 'enteredCode'>

/**
 * Stores the order in session storage, for this member only, so that it survives a reload of the checkout or signing in again. Never
 * contains card data.
 */
export function keepOrder(): void {
  const { chosen, discount, enteredCode } = useSubscription.getState()
  if (!chosen) return
  const order: Order = { chosen, discount, enteredCode }
  sessionStore.set('order', JSON.stringify({ member: memberId(), order }))
}

/** Restores this tab's order, if it belongs to this member. */
export function restoreOrder(): void {
  const kept = sessionStore.get('order')
  if (kept === null || useSubscription.getState().chosen) return
  try {
    const { member, order } = JSON.parse(kept) as { member: string; order: Order }
    if (member === memberId()) useSubscription.setState(order)
  } catch {
    forgetOrder()
  }
}

export function forgetOrder(): void {
  sessionStore.remove('order')
}
