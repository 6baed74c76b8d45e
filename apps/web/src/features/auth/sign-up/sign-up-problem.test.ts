// @vitest-environment happy-dom
import { ApiError } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
import { describe, expect, it } from 'vitest'
import { checkNewPassword } from '../password/check-new-password.ts'
import { SignUpFailure } from './sign-up.ts'
import { signUpProblem } from './sign-up-problem.ts'

const failure = (step: SignUpFailure['step'], status: number, code = status, message = 'whatever it says') =>
  signUpProblem(new SignUpFailure(step, new ApiError(status, code, message)))

describe('signUpProblem', () => {
  it.each([
    ['code', 400, 400, { problems: { accessCode: 'errors.invalidData' } }],
    ['code', 409, 1019, { problems: { accessCode: 'errors.codeInvalid' } }],
    ['code', 409, 409, { problems: { accessCode: 'errors.codeInvalid' } }],
    ['code', 500, 500, { problems: { accessCode: 'errors.internal' } }],
    ['account', 400, 400, { notice: 'errors.invalidData' }],
    ['account', 403, 403, { notice: 'errors.internal' }],
    ['account', 403, errors.clubFull.wire, { notice: 'errors.clubFull' }],
    ['account', 409, 409, { problems: { email: 'errors.emailInUse' } }],
    ['account', 409, 1032, { problems: { accessCode: 'subscription.codeAlreadyUsed' } }],
    ['account', 500, 500, { notice: 'errors.internal' }],
    ['code', 0, 0, { notice: 'errors.network' }],
    ['account', 0, 0, { notice: 'errors.network' }],
    ['code', 409, 1032, { problems: { accessCode: 'subscription.codeAlreadyUsed' } }],
    ['account', 429, 429, { notice: 'errors.tooManyRequests' }],
    ['signIn', 418, 418, { notice: 'errors.generic' }],
  ] as const)('%s answered %i with code %i', (step, status, code, expected) => {
    expect(failure(step, status, code)).toEqual(expected)
  })

  it.each(['code', 'account'] as const)('ERR-38 distinguishes an expired code from an unknown one (%s)', (step) => {
    const { status, wire, message } = errors.codeExpired
    expect(failure(step, status, wire, message)).toEqual({ problems: { accessCode: 'errors.codeExpired' } })
  })
})

describe('checkNewPassword', () => {
  it.each([
    ['', '', { password: 'auth.passwordRequired' }],
    ['abcdef1', 'abcdef1', { password: 'auth.passwordRule' }],
    ['12345678', '12345678', { password: 'auth.passwordRule' }],
    ['abcdefg1', 'abcdefg2', { confirmPassword: 'auth.passwordMismatch' }],
    ['abcdefg1', 'abcdefg1', {}],
  ])('%j and %j', (password, confirmPassword, expected) => {
    expect(checkNewPassword({ password, confirmPassword })).toEqual(expected)
  })
})
