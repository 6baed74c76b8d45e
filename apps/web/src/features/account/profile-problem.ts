import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { ApiError } from '../../lib/api-error.ts'

/** Why a profile could not be saved, told from the reply's status alone (ERR-14). */
export function profileProblem(error: unknown): PhraseKey {
  return error instanceof ApiError && error.status === 409 ? 'errors.emailInUse' : 'errors.generic'
}
