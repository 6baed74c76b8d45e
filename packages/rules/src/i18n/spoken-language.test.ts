import { expect, it } from 'vitest'
import { spokenLanguage } from './spoken-language.ts'

it.each([
  ['German', [], 'de'],
  ['german ', ['de-ch', 'fr-ch'], 'de-ch'],
  ['English', [], 'en-gb'],
  ['English', ['th', 'en-us'], 'en-us'],
  ['American English', [], 'en-us'],
  ['Arabic', [], 'ar'],
  ['Norwegian', [], 'no'],
  ['Klingon', ['de'], null],
  ['', ['de'], null],
  [null, ['de'], null],
])('a class spoken in %s at a club with %j has captions in %s', (name, preferred, code) => {
  expect(spokenLanguage(name, preferred)).toBe(code)
})
