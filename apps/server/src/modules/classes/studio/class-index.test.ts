import { type ClassSort, classSorts } from '@upbeat/contract/studio/class-sorts'
import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import type { ClassFilter } from '@upbeat/contract/studio/entities/classes/class-filter'
import { videoStates } from '@upbeat/rules/media/video-status'
import { publishingStates } from '@upbeat/rules/publishing/publishing-state'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClassIndex, type IndexedClass } from './class-index.ts'
import { emptyClass } from './class-kind.ts'

const word = fc.constantFrom('Yoga', 'Ride', 'Úna', 'core', 'Mat')
const indexed: fc.Arbitrary<IndexedClass> = fc
  .record({
    tag: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    name: word,
    instructor: fc.option(word),
    level: fc.option(fc.constantFrom('Beginner' as const, 'Advanced' as const)),
    labels: fc.uniqueArray(word, { maxLength: 3 }),
    state: fc.constantFrom(...publishingStates),
    durationSecond: fc.option(fc.nat(3)),
    video: fc.record({
      state: fc.constantFrom(...videoStates),
      progress: fc.constant(null),
      reason: fc.constant(null),
    }),
    hasChanges: fc.boolean(),
    publishRequest: fc.constantFrom(null, { by: 'Clara', at: '2026-11-25T08:00:00.000Z' }),
    owner: fc.option(fc.constantFrom('kim', 'ada')),
  })
  .map(({ owner, ...own }) => {
    const status = { publishAt: null, changedAt: '2026-01-01T00:00:00.000Z', imageLink: null }
    return { listed: { ...emptyClass, ...status, ...own } as StudioListedClass, ownerId: owner, revision: 1 }
  })
const filter: fc.Arbitrary<ClassFilter> = fc.record(
  {
    search: fc.constantFrom('una', 'YOGA', 'ri', 'ride core', ''),
    state: fc.constantFrom(...publishingStates),
    edited: fc.constantFrom('yes' as const, 'no' as const),
    level: fc.subarray(['Beginner', 'Advanced', '']),
    labels: fc.subarray(['Yoga', 'core', '']),
    instructor: fc.subarray(['Ride', 'Úna', '']),
    video: fc.subarray(['failed', 'interrupted', 'none']),
  },
  { requiredKeys: [] },
)
type Step = IndexedClass | string
const steps: fc.Arbitrary<Step[]> = fc.array(fc.oneof(indexed, fc.constantFrom('a', 'b', 'c')), { maxLength: 30 })
const all = { skip: 0, take: 1000 }

/**
 * The index after the steps, queried before each so that its orders are kept up to date, and the same classes in a map.
 */
function after(taken: Step[], sort: ClassSort) {
  const index = createClassIndex()
  const expected = new Map<string, IndexedClass>()
  for (const step of taken) {
    index.find({}, { sort, direction: 'up' }, all)
    if (typeof step === 'string') {
      index.drop(step)
      expected.delete(step)
    } else {
      index.put([step])
      expected.set(step.listed.tag, step)
    }
  }
  return { index, expected: [...expected.values()] }
}

describe('class index', () => {
  it('finds the same as comparing each class, after any changes', () => {
    fc.assert(
      fc.property(steps, filter, fc.option(fc.constantFrom('kim', 'ada')), (taken, asked, owner) => {
        const { index, expected } = after(taken, 'name')
        const ownerId = owner ?? undefined
        const { classes, total } = index.find({ ...asked, ownerId }, { sort: 'changedAt', direction: 'down' }, all)
        const wanted = expected.filter((each) => isWanted(each, asked, ownerId)).map(({ listed }) => listed.tag)
        expect(classes.map(({ tag }) => tag).sort()).toEqual(wanted.sort())
        expect(total).toBe(wanted.length)
      }),
    )
  })

  it('keeps every order, both ways, with empty values last', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom(...classSorts), fc.constantFrom('up', 'down'), (taken, sort, direction) => {
        const { index, expected } = after(taken, sort)
        const found = index.find({}, { sort, direction: direction as 'up' | 'down' }, all).classes
        const afresh = createClassIndex()
        afresh.put(expected)
        const valuesOf = (classes: StudioListedClass[]) =>
          classes.map((each) => (sort === 'video' ? each.video.state : each[sort]))
        const again = afresh.find({}, { sort, direction: direction as 'up' | 'down' }, all).classes
        expect(valuesOf(found)).toEqual(valuesOf(again))
        const isEmpty = valuesOf(found).map((value) => value === null || value === '')
        expect(isEmpty).toEqual(isEmpty.toSorted())
      }),
    )
  })

  it('returns pages of one list', () => {
    const index = createClassIndex()
    const names = ['delta', 'Alpha', 'charlie', 'Bravo']
    index.put(names.map((name) => ({ listed: listedAs(name), ownerId: null, revision: 1 })))
    const page = (skip: number, take: number) =>
      index.find({}, { sort: 'name', direction: 'up' }, { skip, take }).classes.map(({ name }) => name)
    expect([page(0, 2), page(2, 2), page(4, 2)]).toEqual([['Alpha', 'Bravo'], ['charlie', 'delta'], []])
  })
})

function listedAs(name: string): StudioListedClass {
  const status = { publishAt: null, changedAt: '2026-01-01T00:00:00.000Z', imageLink: null, durationSecond: null }
  const video = { state: 'none', progress: null, reason: null } as const
  return { ...emptyClass, ...status, tag: name, name, state: 'draft', hasChanges: false, publishRequest: null, video }
}

function isWanted({ listed, ownerId }: IndexedClass, asked: ClassFilter, owner: string | undefined): boolean {
  const text = [listed.name, listed.instructor, ...listed.labels].join(' ').replace('Ú', 'u').toLowerCase()
  const words = (asked.search ?? '').toLowerCase().split(' ')
  const anyOf = (wanted: string[] | undefined, values: (string | null)[]) =>
    !wanted || wanted.length === 0 || wanted.some((one) => values.includes(one || null))
  return (
    (owner === undefined || ownerId === owner) &&
    (asked.state === undefined ? listed.state !== 'bin' : listed.state === asked.state) &&
    (asked.edited === undefined || listed.hasChanges === (asked.edited === 'yes')) &&
    words.every((one) => text.replaceAll('Ú', 'u').replaceAll('ú', 'u').includes(one)) &&
    anyOf(asked.level, [listed.level]) &&
    anyOf(asked.instructor, [listed.instructor]) &&
    anyOf(asked.video, [listed.video.state]) &&
    anyOf(asked.labels, listed.labels.length > 0 ? listed.labels : [null])
  )
}

it('takes text in any Unicode form for the same, typed or stored', () => {
  for (const [stored, typed] of [
    ['NFD', 'NFC'],
    ['NFC', 'NFD'],
  ] as const) {
    const index = createClassIndex()
    const one = {
      ...emptyClass,
      tag: 'a',
      name: 'Café 요가'.normalize(stored),
      labels: ['Fläche'.normalize(stored)],
      state: 'draft',
      video: { state: 'none' },
    } as unknown as StudioListedClass
    index.put([{ listed: one, ownerId: null, revision: 1 }])
    const found = (question: ClassFilter) => index.find(question, { sort: 'name', direction: 'up' }, all).total
    expect(found({ search: 'café'.normalize(typed) })).toBe(1)
    expect(found({ search: '요가'.normalize(typed) })).toBe(1)
    expect(found({ labels: ['Fläche'.normalize('NFC')] })).toBe(1)
  }
})
