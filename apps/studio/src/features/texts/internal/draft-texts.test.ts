import { expect, it } from 'vitest'
import { draftTexts } from './draft-texts.ts'

it('WORD-01 the preview shows the draft’s wording, and the product’s if the draft removes the club’s', () => {
  const phrase = (key: string) => ({ key, product: `Standard ${key}`, source: '', isOwn: false })
  const phrases = ['a', 'b', 'c', 'd'].map(phrase)
  const fields = { a: 'Mine', b: null }
  expect(draftTexts(fields, { published: { b: 'Ours', c: 'Ours' }, phrases })).toEqual({
    a: 'Mine',
    b: 'Standard b',
    c: 'Standard c',
  })
})
