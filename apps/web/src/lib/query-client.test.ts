import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { shouldRetry } from './query-client.ts'

describe('shouldRetry', () => {
  it.each([
    [0, new ApiError(404, 404, ''), false],
    [0, new ApiError(401, 401, ''), false],
    [0, new ApiError(503, 503, ''), true],
    [1, new ApiError(0, 0, ''), true],
    [2, new ApiError(0, 0, ''), false],
  ])('after %i failures, %o: %s', (failures, error, expected) => {
    expect(shouldRetry(failures, error)).toBe(expected)
  })
})
