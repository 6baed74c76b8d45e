import { ApiError } from '@upbeat/client/api-error.ts'
import { authEndpoints } from '@upbeat/contract/endpoints/auth'
import { errors } from '@upbeat/contract/errors'
import { expect, it } from 'vitest'
import { ssoProblem } from './sso-problem.ts'

it.each(['noMembership', 'invalidToken', 'clubFull'] as const)('names the reason of %s by its status', (code) => {
  expect(authEndpoints.login.errors).toContain(code)
  const { status, message, phrase } = errors[code]
  expect(ssoProblem(new ApiError(status, status, message))).toBe(phrase)
})
