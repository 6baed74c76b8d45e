import { ApiError } from '@upbeat/client/api-error.ts'
import { describe, expect, it } from 'vitest'
import { NoMembershipError } from '../no-membership-error.ts'
import { signInProblem } from './sign-in-problem.ts'

describe('signInProblem', () => {
  it.each([
    [404, 'errors.wrongPassword'],
    [429, 'errors.tooManyRequests'],
    [500, 'errors.internal'],
    [418, 'errors.generic'],
    [0, 'errors.network'],
  ])('ERR-33 depends on the status %i, not the text', (status, phrase) => {
    expect(signInProblem(new ApiError(status, 1019, 'Internal server error'))).toBe(phrase)
  })

  it('distinguishes a club for subscribers only from internal errors', () => {
    expect(signInProblem(new NoMembershipError())).toBe('errors.noAccess')
    expect(signInProblem(new TypeError())).toBe('errors.generic')
  })
})
