import { ApiError } from '@upbeat/client/api-error.ts'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { NoMembershipError } from '../no-membership-error.ts'

/** The provider's answer was no answer to a request of ours: another state or nonce, a code used before, a refusal. */
export class ReturnRefusedError extends Error {
  override readonly name = 'ReturnRefusedError'
}

/** Why a sign-in through the club's identity provider failed (ERR-07 to ERR-10). */
export function ssoProblem(error: unknown): PhraseKey {
  if (error instanceof NoMembershipError) return 'errors.noAccess'
  if (error instanceof ReturnRefusedError) return 'errors.invalidToken'
  return (error instanceof ApiError && PROBLEMS[error.status]) || 'errors.network'
}

// By status alone: every page's JavaScript holds this, and the table of errors need not come with it.
const PROBLEMS: Record<number, PhraseKey> = {
  404: 'errors.noAccess',
  429: 'errors.tooManyRequests',
  500: 'errors.internal',
  501: 'errors.invalidToken',
}
