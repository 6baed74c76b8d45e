import { ApiError } from '@upbeat/client/api-error.ts'
import { enGb } from '@upbeat/phrases/en-gb'
import { describe, expect, it } from 'vitest'
import { codeProblem } from '../auth/sign-up/code-problem.ts'
import { purchaseProblem } from './purchase-problem.ts'
import { trialProblem } from './trial-problem.ts'

const t = (key: string) => (enGb as Record<string, string>)[key] ?? key

describe('codeProblem', () => {
  it.each([
    [400, 400, 'Invalid data', 'Invalid data'],
    [409, 1019, 'invalid coupon', 'invalid coupon'],
    [409, 1019, 'Access code expired', 'Access code expired'],
    [409, 1032, 'discount code already used', 'This code has already been used'],
    [409, 409, 'already active subscription', 'already active subscription'],
    [500, 500, 'Internal server error', 'Internal server error'],
    [418, 418, 'odd', 'Internal server error'],
    [0, 0, 'Failed to fetch', 'Network error'],
  ])('%i with code %i and %j reads %j', (status, code, message, text) => {
    expect(t(codeProblem(new ApiError(status, code, message)))).toBe(text)
  })
})

describe('purchaseProblem', () => {
  it.each([
    [409, 1032, 'discount code already used', 'code', 'discount code already used'],
    [409, 1019, 'invalid coupon', 'code', 'invalid coupon'],
    [409, 409, 'whatever', 'form', 'already active subscription'],
    [402, 402, 'Your card was declined.', 'card', 'Your card was declined.'],
    [500, 500, 'Out of order', 'form', 'Out of order'],
    [500, 500, '', 'form', ''],
    [402, 402, '', 'form', ''],
    [429, 429, 'whatever', 'form', 'Too many requests. Please wait and try again.'],
    [0, 0, 'Failed to fetch', 'form', 'Network error'],
  ])('%i with code %i and %j is reported at the %s', (status, code, message, place, text) => {
    expect(purchaseProblem(new ApiError(status, code, message), t)).toEqual({ place, text })
  })
})

describe('trialProblem', () => {
  it('distinguishes a used trial from a running subscription', () => {
    expect(trialProblem(new ApiError(409, 409, 'free trial already used'), t)).toBe(enGb['subscription.trialUsed'])
    expect(trialProblem(new ApiError(409, 409, 'already active subscription'), t)).toBe('already active subscription')
  })
})
