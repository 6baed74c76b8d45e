import { expect, it } from 'vitest'
import { readCookie } from './read-cookie.ts'

it.each([
  ['language=th', 'th'],
  ['upbeat_tenant=mono;language=de-ch', 'de-ch'],
  ['other=1; language=a%20b', 'a b'],
  ['mylanguage=th', undefined],
  ['language=', undefined],
  ['language=%E0%A4', undefined],
  ['language', undefined],
  [undefined, undefined],
])('in %s the language is %s', (header, expected) => {
  expect(readCookie(header, 'language')).toBe(expected)
})
