import { ApiError } from '@upbeat/client/api-error.ts'
import { expect, it } from 'vitest'
import { profileProblem } from './profile-problem.ts'

it.each([
  [409, 'errors.emailInUse'],
  [0, 'errors.network'],
  [500, 'errors.generic'],
])('ERR-14 ERR-33 a profile that is not saved: %i', (status, phrase) => {
  expect(profileProblem(new ApiError(status, status, ''))).toBe(phrase)
})
