import { ApiError } from '@upbeat/client/api-error.ts'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { NoMembershipError } from '../no-membership-error.ts'

/** The provider's reply doesn't match a request of ours: wrong state or nonce, a used code, or a refusal. */
export class ReturnRefusedError extends Error {
  override readonly name = 'ReturnRefusedError'
}

/** Why a sign-in through the club's identity provider failed (ERR-07 to ERR-10). */
export function ssoProblem(error: unknown): PhraseKey {
  if (error instanceof NoMembershipError) return 'errors.noAccess'
  if (error instanceof ReturnRefusedError) return 'errors.invalidToken'
  return (error instanceof ApiError && PROBLEMS[error.status]) || 'errors.network'
}

// By status alone, so that every page's JavaScript doesn't include the error table.
const PROBLEMS: Record<number, PhraseKey> = {
  403: 'errors.clubFull',
  404: 'errors.noAccess',
  429: 'errors.tooManyRequests',
  500: 'errors.internal',
  501: 'errors.invalidToken',
}
