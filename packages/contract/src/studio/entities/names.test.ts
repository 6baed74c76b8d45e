import { expect, it } from 'vitest'
import { ClassFilter } from './classes/class-filter.ts'
import { CategoryFields, ChannelFields, CollectionFields, RuleFields } from './curation.ts'
import { NewSavedView } from './views/saved-view.ts'

const [composed, decomposed] = ['Fl\u00E4che', 'Fla\u0308che']

it('names and shared words are kept in one Unicode form', () => {
  for (const { shape } of [CategoryFields, CollectionFields, ChannelFields, NewSavedView])
    expect(shape.name.parse(decomposed)).toBe(composed)
  expect(RuleFields.shape.labels.parse([decomposed])).toEqual([composed])
  expect(RuleFields.shape.coaches.parse([decomposed])).toEqual([composed])
  expect(ClassFilter.parse({ equipment: decomposed }).equipment).toEqual([composed])
})
