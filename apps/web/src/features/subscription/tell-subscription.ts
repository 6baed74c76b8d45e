import { activeState } from '@upbeat/rules/subscription/enumerations'
import { analytics } from '../../lib/analytics.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { memberId, useAuth } from '../auth/auth-store.ts'
import { subscriptionsQuery } from '../auth/queries.ts'
import { readMembership } from './membership.ts'

/** Updates the analytics dimension `subscription` from the member's subscription (ANAL-02, D-87). */
export function tellSubscription(): () => void {
  const [key] = subscriptionsQuery().queryKey
  let told = ''
  const tell = () => {
    const { status, subscription } = readMembership()
    if (status === activeState.unknown) return
    const known = subscription?.status || (status === activeState.active ? 'active' : 'none')
    if (told === `${memberId()} ${known}`) return
    told = `${memberId()} ${known}`
    analytics.setDimensions({ subscription: known })
  }
  tell()
  const stops = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === key) tell()
    }),
    // Signing out has reset the dimension: set it again for the same member.
    useAuth.subscribe(() => {
      if (!memberId()) told = ''
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
