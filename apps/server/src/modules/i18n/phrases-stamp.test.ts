import { expect, it } from 'vitest'
import { phrasesStamp } from './phrases-stamp.ts'

it('API-18 the stamp of phrases depends on the texts, but not on their order', () => {
  const product = { a: 'A', b: 'B' }
  const stamp = phrasesStamp(product, { c: 'C', d: 'D' }).getTime()
  expect(stamp % 1000).toBe(0)
  expect(phrasesStamp({ b: 'B', a: 'A' }, { d: 'D', c: 'C' }).getTime()).toBe(stamp)
  for (const [others, own] of [
    [
      { a: 'A', b: 'B.' },
      { c: 'C', d: 'D' },
    ],
    [product, { c: 'C' }],
    [product, { c: 'C', d: 'E' }],
    [product, {}],
  ])
    expect(phrasesStamp(others ?? {}, own ?? {}).getTime()).not.toBe(stamp)
})
