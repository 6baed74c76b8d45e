import { ApiError } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'

/** Why no link could be sent, by the reply's status (ERR-15). */
export function forgotPasswordProblem(error: unknown): PhraseKey {
  const status = error instanceof ApiError ? error.status : 0
  if (error instanceof ApiError && error.code === errors.mailOff.wire) return 'errors.mailOff'
  if (status === 400) return 'errors.invalidData'
  if (status === 429) return 'errors.tooManyRequests'
  return status === 0 ? 'errors.network' : 'errors.internal'
}
