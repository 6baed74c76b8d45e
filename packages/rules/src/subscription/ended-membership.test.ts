import { expect, it } from 'vitest'
import { endedMembership } from './ended-membership.ts'

const now = Date.parse('2026-12-06T12:00:00Z')
const trialPeriodStart = '2026-11-22T12:00:00Z'
const yesterday = '2026-12-05T12:00:00Z'
const tomorrow = '2026-12-07T12:00:00Z'

it.each([
  ['nothing known', undefined, null],
  ['nothing ever', [], null],
  ['a trial', [{ status: 'trialing', trialPeriodStart, currentPeriodEnd: tomorrow }], null],
  [
    'ROLE-10 a trial over, not yet said so',
    [{ status: 'trialing', trialPeriodStart, currentPeriodEnd: yesterday }],
    'trial',
  ],
  ['a trial over', [{ status: 'canceled', trialPeriodStart, lastInvoiceAmount: null }], 'trial'],
  ['paid after a trial, over', [{ status: 'canceled', trialPeriodStart, lastInvoiceAmount: 9.99 }], 'membership'],
  ['paid, over', [{ status: 'canceled', lastInvoiceAmount: 9.99 }], 'membership'],
  ['a code, over', [{ status: 'active', facCodeEndDate: '05-12-2026' }], 'freeAccess'],
  ['a trial over, and a plan', [{ status: 'canceled', trialPeriodStart }, { status: 'active' }], null],
] as const)('tells what has run out: %s', (_, answer, expected) => {
  expect(endedMembership(answer, {}, now)).toBe(expected)
})
