import { ApiError } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
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

const PROBLEMS: Record<number, PhraseKey> = {
  [errors.noMembership.status]: 'errors.noAccess',
  [errors.tooManyRequests.status]: 'errors.tooManyRequests',
  [errors.internal.status]: 'errors.internal',
  [errors.invalidToken.status]: 'errors.invalidToken',
}
