import { ApiError } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'

/** The member's text for a failed subscription check (ERR-11). */
export function checkProblem(error: unknown): PhraseKey {
  const status = statusOf(error)
  if (status === errors.noMembership.status) return 'errors.noAccess'
  if (status === errors.invalidToken.status) return 'errors.invalidToken'
  return status === 0 ? 'errors.network' : 'errors.internal'
}

/** Whether it means that the session is invalid (ERR-12). */
export function endsSession(error: unknown): boolean {
  const status = statusOf(error)
  return status === errors.internal.status || status === errors.invalidToken.status
}

function statusOf(error: unknown): number | null {
  return error instanceof ApiError ? error.status : null
}
