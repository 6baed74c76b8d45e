import { expect, it } from 'vitest'
import { opensFiltered } from './catalogue-request.ts'

it.each([
  ['', false],
  ['lang=de&utm_source=mail', false],
  ['sort=newest&skill=soon&duration=', false],
  ['keyword=Kids', true],
  ['sort=oldest', true],
  ['skill=1,3', true],
  ['q=yoga', true],
])('a list opened with “%s” is filtered: %s', (query, isFiltered) => {
  expect(opensFiltered(new URLSearchParams(query))).toBe(isFiltered)
})
