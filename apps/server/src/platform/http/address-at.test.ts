import { expect, it } from 'vitest'
import { addressAt } from './address-at.ts'

it.each([
  ['/classes/1?a=b#c', 'https://club.example/classes/1?a=b#c'],
  ['//evil.example/x', 'https://club.example//evil.example/x'],
  ['/\\evil.example/x', 'https://club.example//evil.example/x'],
  ['http://evil.example/x', 'https://club.example/x'],
  ['HTTPS://evil.example', 'https://club.example/'],
])('%s stays at the club’s origin', (requested, address) => {
  expect(addressAt('https://club.example/start', requested).toString()).toBe(address)
})
