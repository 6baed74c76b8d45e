import { ApiError, isNetworkFailure } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import type { FormFailure } from '@upbeat/ui/use-form.ts'
import { signInProblem } from '../sign-in/sign-in-problem.ts'
import { codeProblem, isInvalidCode, isUsedCode } from './code-problem.ts'
import type { SignUpFailure } from './sign-up.ts'

type Failure = FormFailure<{ email: string; password: string; accessCode: string }, PhraseKey>

/** Where and how to report a failed sign-up (ERR-01 to ERR-03, ERR-17, ERR-33, ERR-38). */
export function signUpProblem({ step, cause }: SignUpFailure): Failure {
  if (step === 'signIn') return { notice: signInProblem(cause) }
  if (!(cause instanceof ApiError)) return { notice: 'errors.internal' }
  if (isNetworkFailure(cause)) return { notice: 'errors.network' }
  const { status } = cause
  if (status === 429) return { notice: 'errors.tooManyRequests' }
  // The server checks the code again when it creates the account.
  const isKnown = isUsedCode(cause) || isInvalidCode(cause)
  if (isKnown) return { problems: { accessCode: codeProblem(cause) } }
  if (step === 'code') return { problems: { accessCode: status === 409 ? 'errors.codeInvalid' : codeProblem(cause) } }
  if (cause.code === errors.passwordTooCommon.wire) return { problems: { password: 'errors.passwordTooCommon' } }
  if (cause.code === errors.clubFull.wire) return { notice: 'errors.clubFull' }
  if (status === 409) return { problems: { email: 'errors.emailInUse' } }
  return { notice: status === 400 ? 'errors.invalidData' : 'errors.internal' }
}
