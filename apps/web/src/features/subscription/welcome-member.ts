import type { Subscription } from '@upbeat/contract/entities/subscription'
import { queryClient } from '../../lib/query-client.ts'
import { notify } from '../../lib/snackbar-store.ts'
import { subscriptionsQuery } from '../auth/queries.ts'
import { text } from '../i18n/text.ts'
import { forgetOrder } from './keep-order.ts'
import { keepSubscription } from './keep-subscription.ts'
import { useSubscription } from './subscription-store.ts'

/** What follows a purchase, a trial and a free access code alike: access, a notice, the subscription anew (SUB-15 to SUB-19). */
export async function welcomeMember(subscription: Subscription): Promise<void> {
  useSubscription.setState({ chosen: null, discount: null, enteredCode: '', couponError: '', accessCodeError: '' })
  forgetOrder()
  await keepSubscription(subscription)
  // The server leaves a class's stream out for those who may not play it.
  const [own] = subscriptionsQuery().queryKey
  void queryClient.invalidateQueries({ refetchType: 'none', predicate: ({ queryKey }) => queryKey[0] !== own })
  notify(text('subscription.purchased'))
}
