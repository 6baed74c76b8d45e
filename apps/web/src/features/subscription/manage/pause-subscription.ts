import type { PauseMonths } from '@upbeat/rules/subscription/billing'
import { api } from '../../../lib/api/api.ts'
import { notify } from '../../../lib/snackbar-store.ts'
import { text } from '../../i18n/text.ts'
import { keepSubscription } from './keep-subscription.ts'

/** Pauses the membership from the end of its paid period. @throws ApiError */
export async function pauseSubscription(id: string, months: PauseMonths): Promise<void> {
  await keepSubscription(await api('pauseSubscription', { params: { id }, body: { months } }))
}

/** Ends a pause; one that is under way charges a new period. @throws ApiError */
export async function unpauseSubscription(id: string): Promise<void> {
  await keepSubscription(await api('unpauseSubscription', { params: { id } }))
  notify(text('subscription.resumed'))
}
