import { expect, it } from 'vitest'
import { createAllowance } from './allowance.ts'

it('S-07 allows an address a burst, and more as time passes', () => {
  let now = 0
  const spend = createAllowance({ most: 3, perSecond: 1, now: () => now })
  for (let made = 0; made < 3; made++) spend('203.0.113.7')
  expect(() => spend('203.0.113.7')).toThrow('Too many requests')
  expect(() => spend('203.0.113.8')).not.toThrow()
  now = 2000
  spend('203.0.113.7')
  spend('203.0.113.7')
  expect(() => spend('203.0.113.7')).toThrow('Too many requests')
})
