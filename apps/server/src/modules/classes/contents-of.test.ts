import { describe, expect, it } from 'vitest'
import { contentsOf } from './contents-of.ts'

type Club = Parameters<typeof contentsOf>[0]
type Content = Parameters<typeof contentsOf>[1]

const club = { config: { connectSource: 'wexer' }, settings: {} } as Club
const listed = { tag: 'flow', className: 'Flow', durationSecond: 900, skill: 2, equipmentTypes: [] }
const channel = { active: true, availability: [1], classTags: ['flow'] }
const collection = { type: 'featured', classTags: ['flow'] }
const some = {
  byTag: new Set(['flow']),
  channels: [channel],
  classList: [{ listed }],
  collections: [collection],
  connect: { classList: [] },
  live: [{}],
}
const of = (changes: object, which = club) => contentsOf(which, { ...some, ...changes } as unknown as Content)

describe('contentsOf', () => {
  it('has no empty part in a club with content of each kind', () => {
    expect(of({})).toEqual({
      empty: [],
      durations: [20],
      easyDurations: [20],
      levels: ['beginner'],
      noEquipment: true,
    })
  })

  it.each([
    ['no channels', { channels: [] }, ['channels']],
    ['a channel that is not listed', { channels: [{ ...channel, active: false }] }, ['channels']],
    ['a channel whose classes are gone', { channels: [{ ...channel, classTags: ['gone'] }] }, ['channels']],
    ['no collections', { collections: [] }, ['collections']],
    ['only the class of the day', { collections: [{ ...collection, type: 'classoftheday' }] }, ['collections']],
    ['a collection whose classes are gone', { collections: [{ ...collection, classTags: ['gone'] }] }, ['collections']],
    ['no events', { live: [] }, ['connect']],
    ['only recordings', { live: [], connect: { classList: [{}] } }, []],
  ])('%s', (_, changes, empty) => {
    expect(of(changes).empty).toEqual(empty)
  })

  it('does not call Connect empty if another provider has its events', () => {
    const outside = { ...club, settings: { connectProviders: { wexer: { url: 'https://events.example' } } } } as Club
    expect(of({ live: [] }, outside).empty).toEqual([])
    const otherSource = { ...outside, config: { connectSource: 'vimeo' } } as Club
    expect(of({ live: [] }, otherSource).empty).toEqual(['connect'])
  })
})
