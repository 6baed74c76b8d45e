import { expect, it } from 'vitest'
import { createAllowance } from './allowance.ts'

it('S-07 an address may do so much at once, and more as time goes by', () => {
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
