import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@upbeat/client/api-error.ts'
import type { Subscription } from '@upbeat/contract/entities/subscription'
import { errors } from '@upbeat/contract/errors'
import { externalSubscription } from '@upbeat/rules/subscription/choose-subscription'
import { thirdPartyEnabled } from '@upbeat/rules/tenant/switches'
import { api } from '../../lib/api/api.ts'
import { queryClient, shouldRetry } from '../../lib/api/query-client.ts'
import { normaliseSubscriptions } from '../../lib/normalise/subscription.ts'
import { localStore } from '../../lib/storage.ts'
import { currentLanguage } from '../i18n/language-store.ts'
import { getTenant } from '../tenant/tenant-store.ts'
import { renewedSsoToken } from './sso-token.ts'
import { isCheckSkipped } from './use-check-skipped.ts'

export const userQuery = () => queryOptions({ queryKey: ['user'], queryFn: ({ signal }) => api('getUser', { signal }) })

/** The club's terms and consents, in the page's language (D-63). */
export const consentsQuery = (languageCode = currentLanguage()) =>
  queryOptions({
    queryKey: ['consents', languageCode],
    queryFn: ({ signal }) => api('listConsents', { query: { languageCode }, signal }),
  })

export const userConsentsQuery = () =>
  queryOptions({ queryKey: ['userConsents'], queryFn: ({ signal }) => api('listUserConsents', { signal }) })

/** The member's subscriptions, from the club's own system if it has one (API-42). */
export const subscriptionsQuery = () =>
  queryOptions({
    queryKey: ['subscriptions'],
    queryFn: async ({ signal }) =>
      thirdPartyEnabled(getTenant())
        ? externalSubscriptions(signal)
        : normaliseSubscriptions(await api('listSubscriptions', { signal })),
    // Retrying doesn't change the verdict on a token.
    retry: (failures, error) => !hasStatus(error, errors.invalidToken.status) && shouldRetry(failures, error),
  })

/** Loads the data that every member's page needs, in parallel (AUTH-05). Never throws: each page handles its own query's failure. */
export async function loadMember(): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(userQuery()),
    queryClient.prefetchQuery(consentsQuery()),
    queryClient.prefetchQuery(userConsentsQuery()),
    ...(isCheckSkipped() ? [] : [queryClient.prefetchQuery(subscriptionsQuery())]),
  ])
}

/** A first entry that is not active doesn't belong to the token (SUB-10, D-65). */
async function externalSubscriptions(signal: AbortSignal): Promise<Subscription[]> {
  // Set the header before the call awaits anything.
  await renewedSsoToken()
  const headers = { 'x-external-identifier': localStore.get('SSOToken') ?? '' }
  const entries = normaliseSubscriptions(await api('externalSubscriptions', { headers, signal }))
  const { status, message } = errors.invalidToken
  if (externalSubscription(entries).failure) throw new ApiError(status, status, message)
  return entries
}

function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status
}
