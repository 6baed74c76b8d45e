import { api } from '../../../lib/api/api.ts'
import { notify } from '../../../lib/snackbar-store.ts'
import { text } from '../../i18n/text.ts'
import { runFlow } from '../run-flow.ts'
import { keepSubscription } from './keep-subscription.ts'

/** Cancels the subscription at the end of its period (SUB-35). @throws ApiError */
export async function cancelSubscription(subscriptionTag: string): Promise<void> {
  const subscription = await runFlow('cancel', () => api('cancelSubscription', { params: { id: subscriptionTag } }))
  await keepSubscription(subscription)
  notify(text('subscription.cancelled'))
}
