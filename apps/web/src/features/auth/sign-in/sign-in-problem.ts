import { ApiError } from '@upbeat/client/api-error.ts'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { NoMembershipError } from '../no-membership-error.ts'

/** Why a sign-in by password failed, by the reply's status alone (ERR-04 to ERR-06, ERR-33). */
export function signInProblem(error: unknown): PhraseKey {
  if (error instanceof NoMembershipError) return 'errors.noAccess'
  if (!(error instanceof ApiError)) return 'errors.generic'
  return PROBLEMS[error.status] ?? 'errors.generic'
}

const PROBLEMS: Record<number, PhraseKey> = {
  0: 'errors.network',
  404: 'errors.wrongPassword',
  429: 'errors.tooManyRequests',
  500: 'errors.internal',
}
