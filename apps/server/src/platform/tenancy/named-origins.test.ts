import { expect, it } from 'vitest'
import { isNamed } from './named-origins.ts'

it.each([
  ['https://cdn.example', true],
  ['https://a.b.media.example', true],
  ['https://media.example', false],
  ['http://a.media.example', false],
  ['https://a.media.example:8443', false],
  ['https://evilmedia.example', false],
  ['https://cdn.example.evil.example', false],
])('S-21 interprets a list of origins as a browser does: %s', (origin, expected) => {
  expect(isNamed(['https://cdn.example', 'https://*.media.example'], origin)).toBe(expected)
})
