import { expect, it } from 'vitest'
import { blankSubscription } from './blank-subscription.ts'
import { isCancelled, isFreeAccess, isSubscribed, periodEnd } from './subscription-like.ts'

it('a membership of which only the status is known has no end, is not cancelled and is not billed', () => {
  const membership = { ...blankSubscription, status: 'active' }
  expect(isSubscribed(membership)).toBe(true)
  expect(isCancelled(membership)).toBe(false)
  expect(isFreeAccess(membership)).toBe(true)
  expect(periodEnd(membership)).toBeNull()
})
