import { ApiError, isNetworkFailure } from '@upbeat/client/api-error.ts'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'

/** Why a profile could not be saved, by the reply's status alone (ERR-14, ERR-33). */
export function profileProblem(error: unknown): PhraseKey {
  if (isNetworkFailure(error)) return 'errors.network'
  return error instanceof ApiError && error.status === 409 ? 'errors.emailInUse' : 'errors.generic'
}
