import { sessionStore } from '../../lib/storage.ts'
import { memberId } from '../auth/auth-store.ts'
import { type SubscriptionState, useSubscription } from './subscription-store.ts'

type Order = Pick<SubscriptionState, 'chosen' | 'discount' | 'enteredCode'>

/**
 * Keeps what is being bought for as long as the tab lives, for this member alone: a reload of the checkout, or signing in again on the way,
 * finds it. Nothing of a card is ever in it.
 */
export function keepOrder(): void {
  const { chosen, discount, enteredCode } = useSubscription.getState()
  if (!chosen) return
  const order: Order = { chosen, discount, enteredCode }
  sessionStore.set('order', JSON.stringify({ member: memberId(), order }))
}

/** Takes up the order that this tab has kept, if it is this member's. */
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
