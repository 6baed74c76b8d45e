import { ApiError } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'

/** What the subscription check's failure means to a member (ERR-11). */
export function checkProblem(error: unknown): PhraseKey {
  const status = statusOf(error)
  if (status === errors.noMembership.status) return 'errors.noAccess'
  if (status === errors.invalidToken.status) return 'errors.invalidToken'
  return status === 0 ? 'errors.network' : 'errors.internal'
}

/** Whether it says that the session is no good any more (ERR-12). */
export function endsSession(error: unknown): boolean {
  const status = statusOf(error)
  return status === errors.internal.status || status === errors.invalidToken.status
}

function statusOf(error: unknown): number | null {
  return error instanceof ApiError ? error.status : null
}
