import { expect, it } from 'vitest'
import { addressFromName, freeAddress, isClubAddress, isReservedAddress } from './club-address.ts'

it.each([
  ['Zoë’s Gym & Spa', 'zoes-gym-spa'],
  ['Fitnessstudio Müller', 'fitnessstudio-mueller'],
  ['  CrossFit 24/7  ', 'crossfit-24-7'],
  ['東京', ''],
  ['a'.repeat(80), 'a'.repeat(40)],
])('SETUP-03 suggests an address for %j', (name, address) => {
  expect(addressFromName(name)).toBe(address)
})

it('SETUP-03 validates addresses and recognises reserved ones', () => {
  expect(['riverside', 'a', '24-7'].every(isClubAddress)).toBe(true)
  expect(['', '-a', 'a-', 'A', 'a.b', 'ä', 'a'.repeat(64)].some(isClubAddress)).toBe(false)
  expect(['www', 'localhost', 'studio', 'api'].every(isReservedAddress)).toBe(true)
})

it('SETUP-03 finds an alternative that is neither taken nor reserved', () => {
  const taken = new Set(['riverside', 'riverside-club', 'riverside-2'])
  expect(freeAddress('Riverside', (each) => taken.has(each))).toBe('riverside-3')
  expect(freeAddress('studio', () => false)).toBe('studio-club')
  expect(freeAddress('東京', () => false)).toBe('club')
})
