import { ApiError } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
import type { Text } from '../i18n/text.ts'

/** Why a trial could not start; a member has one trial only (D-104). */
export function trialProblem(error: unknown, t: Text): string {
  if (!(error instanceof ApiError)) return t('errors.generic')
  if (error.status === 0) return t('errors.network')
  if (error.status !== 409) return error.message
  // Both refusals are a plain 409; only the message distinguishes them.
  return t(error.message === errors.trialUsed.message ? 'subscription.trialUsed' : 'errors.alreadySubscribed')
}
