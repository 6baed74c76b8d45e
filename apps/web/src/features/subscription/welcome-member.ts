import type { Subscription } from '@upbeat/contract/entities/subscription'
import { queryClient } from '../../lib/api/query-client.ts'
import { notify } from '../../lib/snackbar-store.ts'
import { subscriptionsQuery } from '../auth/queries.ts'
import { text } from '../i18n/text.ts'
import { forgetOrder } from './keep-order.ts'
import { keepSubscription } from './manage/keep-subscription.ts'
import { useSubscription } from './subscription-store.ts'

/**
 * Common steps after a purchase, a trial and a free access code: access, a notice, and a refetch of the subscription (SUB-15 to SUB-19).
 */
export async function welcomeMember(subscription: Subscription): Promise<void> {
  useSubscription.setState({ chosen: null, discount: null, enteredCode: '', couponError: '', accessCodeError: '' })
  forgetOrder()
  await keepSubscription(subscription)
  // Cached classes lack their streams, which the server omits without access.
  const [own] = subscriptionsQuery().queryKey
  void queryClient.invalidateQueries({ refetchType: 'none', predicate: ({ queryKey }) => queryKey[0] !== own })
  notify(text('subscription.purchased'))
}
