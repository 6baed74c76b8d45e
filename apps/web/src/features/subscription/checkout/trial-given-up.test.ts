import { expect, it } from 'vitest'
import { trialGivenUp } from './trial-given-up.ts'

const now = 1_000_000_000_000

it.each([
  ['a trial', { kind: 'trial', endsAt: now + 1 }, now + 1],
  ['a cancelled one', { kind: 'trialCancelled', endsAt: now + 1 }, now + 1],
  ['one that is over', { kind: 'trial', endsAt: now }, null],
  ['a plan', { kind: 'billing' }, null],
  ['nothing known', null, null],
] as const)('the free days that end by paying: %s', (_, display, end) => {
  expect(trialGivenUp(display, now)).toBe(end)
})
