// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { orderCaptions } from './caption-choice.ts'

const links = ['ar', 'da', 'en-gb', 'fr', 'fr-ch', 'th'].map((language) => ({ language, label: language, url: '' }))

it.each([
  ['th', 'English (UK)', ['th', 'en-gb', 'ar', 'da', 'fr', 'fr-ch']],
  ['fr-ch', 'Danish', ['fr-ch', 'fr', 'da', 'ar', 'en-gb', 'th']],
  ['en-us', 'French (Canada)', ['en-gb', 'fr', 'fr-ch', 'ar', 'da', 'th']],
  ['en-gb', null, ['en-gb', 'ar', 'da', 'fr', 'fr-ch', 'th']],
  ['en-gb', 'no spoken language', ['en-gb', 'ar', 'da', 'fr', 'fr-ch', 'th']],
])('captions for a page in %s of a class in %s are ordered with these languages first', (page, spoken, expected) => {
  expect(orderCaptions(links, page, spoken).map(({ language }) => language)).toEqual(expected)
})
