import { expect, it } from 'vitest'
import { mainLanguageFirst } from './main-language-first.ts'

it.each([
  [
    ['en-gb', 'ar', 'fr'],
    ['ar', 'en-gb', 'fr'],
  ],
  [
    ['ar', 'fr'],
    ['ar', 'fr'],
  ],
  [[], ['ar']],
])('puts the main language ar first in %j', (supportedLanguages, expected) => {
  expect(mainLanguageFirst({ language: 'ar', supportedLanguages })).toEqual(expected)
})
