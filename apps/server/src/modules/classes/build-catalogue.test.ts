import { SearchPayload } from '@upbeat/contract/entities/search'
import { openRule } from '@upbeat/rules/collections/collection-rule'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { buildSnapshot, changedSnapshot, type EventClasses, type Snapshot } from './build-catalogue.ts'
import type { ClassSet } from './class-set.ts'
import type { CatalogueRows, ClassRow } from './repository.ts'

const tags = Array.from({ length: 40 }, (_, number) => `class-${number}`)
const names = ['Flow', 'Slow flow', 'Ride', 'Überride', 'Box', 'Flow']
const some = <T>(...values: T[]) => fc.constantFrom(...values)
const lists = (...values: string[]) => fc.uniqueArray(some(...values), { maxLength: 3 })
const tenant = fromPartial<Tenant>({
  id: 'club',
  config: { providerId: 'p', displayName: 'Club', connectSource: 'wexer' },
  settings: {},
})

/** Few values, so that facets gain their first class and lose their last one, and dates repeat. */
const fields = fc.record({
  name: some(...names),
  description: some('', 'Calm'),
  level: some('beginner', 'advanced', null),
  skill: some(2, 5, 9, null),
  intensity: some(1, 7, null),
  labels: lists('calm', 'Power', 'po'),
  focusAreas: lists('core', 'legs', 'arms'),
  equipment: lists('mat', 'bike', 'none'),
  categoryId: some('1', '2'),
  subCategory: some('Yin', 'yin', null),
  language: some('English', 'Deutsch', null),
  instructor: some('Inês', null),
  durationSecond: some(300, 900, 1800, null),
  scheduleDate: fc.nat(5).map((day) => new Date(day * 86_400_000)),
})
type Fields = typeof fields extends fc.Arbitrary<infer T> ? T : never
/** A change of several classes: null takes a class away from members. */
const edit = fc.dictionary(some(...tags), fc.option(fields, { freq: 4 }), { minKeys: 1, maxKeys: 6 })

const links = { imageLink: '', trailerLink: null, channelTag: null, media: null }
const origin = { tenantId: 'club', providerId: null, provider: null, active: true, createdAt: new Date(0) }

function rowOf(tag: string, given: Fields): ClassRow {
  return fromPartial<ClassRow>({ ...origin, ...links, calorieBurn: null, tag, ...given })
}

function rowsOf(classes: readonly ClassRow[]) {
  const wordsOf = ({ name, description, labels }: ClassRow) =>
    new Set(`${name} ${description} ${labels.join(' ')}`.toLowerCase().split(' ').filter(Boolean))
  return { classes: [...classes], words: new Map(classes.map((row) => [row.tag, [...wordsOf(row)]])) }
}

const collection = { type: 'featured' as const, classTags: ['class-3', 'class-4'], rule: null }
const others = fromPartial<CatalogueRows>({
  categories: [{ id: '1', name: 'Yoga', description: '', imageLink: '' }],
  channels: [{ tag: 'channel', active: true, availability: [1], classTags: ['class-1', 'class-2'] }],
  collections: [
    { tag: 'picked', ...collection },
    { tag: 'ruled', ...collection, rule: { ...openRule, labels: ['calm'], limit: 3 } },
    { tag: 'oldest', ...collection, rule: { ...openRule, coaches: ['Inês'], limit: 2 } },
  ],
  plannedClasses: new Map(),
})
const [onDemand, live] = fc
  .sample(fields, { numRuns: 2, seed: 1 })
  .map((given, number) => rowOf(`class-${number}`, given)) as [ClassRow, ClassRow]
const events: EventClasses = { onDemand: [onDemand], live: [live], words: rowsOf([onDemand, live]).words }

const questions = [
  {},
  { dir: 'asc', take: 5, skip: 2 },
  { labels: ['po'] },
  { focusAreaTags: ['core', 'legs'], equipmentTags: ['mat'] },
  { categoryId: '2', skill: '1,4' },
  { subcategory: 'YIN', classLanguageName: 'english' },
  { duration: '0,900', intensity: '1,3' },
  { virtualClasses: tags.slice(0, 20) },
].map((question) => SearchPayload.parse(question))
const words = ['flow', 'ri', 'slow', 'calm', 'überride', 'box', 'gone']

/** All that can be asked of a set of classes. */
function answersOf({ classList, search }: ClassSet) {
  return {
    classList,
    found: questions.map((payload) => search.find(payload)),
    worded: words.map((word) => [
      search.knows(word),
      search.find(SearchPayload.parse({}), [{ word, similar: [word] }]),
    ]),
    timed: search.find(SearchPayload.parse({}), [{ term: { text: '15 min', minutes: 15 }, words: ['flow'] }]),
    positions: tags.map((tag) => search.positionOf(tag)),
  }
}

function comparable({ catalogue, live: { classList } }: Snapshot) {
  const { search: _search, connect, byTag, ...rest } = catalogue
  return { ...rest, ...answersOf(catalogue), connect: answersOf(connect), live: classList, byTag: sorted(byTag) }
}

function sorted(byTag: Snapshot['catalogue']['byTag']) {
  return [...byTag].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

it('is the same after any edits, class by class, as one built from all rows', () => {
  fc.assert(
    fc.property(fc.dictionary(some(...tags), fields), fc.array(edit, { maxLength: 8 }), (shown, edits) => {
      const rows = new Map(Object.entries(shown).map(([tag, given]) => [tag, rowOf(tag, given)]))
      const build = () => buildSnapshot(tenant, { ...others, ...rowsOf([...rows.values()]) }, events)
      const first = build()
      const before = comparable(first)
      let snapshot = first
      for (const each of edits) {
        const changed = Object.entries(each).flatMap(([tag, given]) => (given ? [rowOf(tag, given)] : []))
        for (const tag of Object.keys(each)) rows.delete(tag)
        for (const row of changed) rows.set(row.tag, row)
        snapshot = changedSnapshot(snapshot, Object.keys(each), rowsOf(changed))
        expect(comparable(snapshot)).toEqual(comparable(build()))
      }
      // Requests that hold the first snapshot still read it.
      expect(comparable(first)).toEqual(before)
    }),
    { numRuns: 50 },
  )
})
