import { ApiError } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'

/** Why a code was rejected (ERR-17, ERR-38, SUB-23). */
export function codeProblem(error: unknown): PhraseKey {
  if (!(error instanceof ApiError)) return 'errors.internal'
  if (error.status === 0) return 'errors.network'
  if (error.status === 400) return 'errors.invalidData'
  if (error.status === 429) return 'errors.tooManyRequests'
  if (error.status !== 409) return 'errors.internal'
  if (isUsedCode(error)) return 'subscription.codeAlreadyUsed'
  if (error.code !== errors.codeInvalid.wire) return 'errors.alreadySubscribed'
  // Expired and unknown codes share an error code; only the message distinguishes them (D-68).
  return error.message === errors.codeExpired.message ? 'errors.codeExpired' : 'errors.codeInvalid'
}

export function isUsedCode({ status, code }: ApiError): boolean {
  return status === 409 && code === errors.codeUsed.wire
}

export function isInvalidCode({ status, code }: ApiError): boolean {
  return status === 409 && code === errors.codeInvalid.wire
}
