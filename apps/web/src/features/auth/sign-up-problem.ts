import { ApiError } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import type { FormFailure } from '@upbeat/ui/use-form.ts'
import { signInProblem } from './sign-in-problem.ts'
import type { SignUpFailure } from './sign-up.ts'

type Failure = FormFailure<{ email: string; accessCode: string }, PhraseKey>

/** Where and how to say why a sign-up failed, told from status and code alone (ERR-01 to ERR-03, ERR-17). */
export function signUpProblem({ step, cause }: SignUpFailure): Failure {
  const { status, code } = cause instanceof ApiError ? cause : { status: 0, code: 0 }
  if (step === 'signIn') return { notice: signInProblem(cause) }
  if (status === 429) return { notice: 'errors.tooManyRequests' }
  if (step === 'code' || isAboutCode(code)) return { problems: { accessCode: codeProblem(status) } }
  if (status === 409) return { problems: { email: 'errors.emailInUse' } }
  return { notice: status === 400 ? 'errors.invalidData' : 'errors.internal' }
}

function codeProblem(status: number): PhraseKey {
  if (status === 400) return 'errors.invalidData'
  return status === 409 ? 'errors.codeInvalid' : 'errors.internal'
}

/** The server looks at the code once more when it makes the account. */
function isAboutCode(code: number): boolean {
  return code === errors.codeInvalid.wire || code === errors.codeUsed.wire
}
