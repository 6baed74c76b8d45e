// @database both
import type { Metadata } from '@upbeat/contract/entities/metadata'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { firstClassesRequest, firstClassesSize } from '@upbeat/rules/filters/catalogue-request'
import { filterClasses } from '@upbeat/rules/filters/filter-classes'
import { type FilterState, initialFilterState } from '@upbeat/rules/filters/filter-state'
import { noEquipment } from '@upbeat/rules/filters/no-equipment'
import { searchPayload } from '@upbeat/rules/filters/search-payload'
import { sortClasses } from '@upbeat/rules/filters/sort-classes'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
  // Many classes with the same date, so that their order is tested as well.
  await app.database.execute(`update virtual_class set schedule_date = date_trunc('week', schedule_date)`)
})
afterAll(() => app.close())

/**
 * Every filter but the duration, whose two tables differ intentionally (D-45), and text, which only the server
 * searches.
 */
function filterStates(metadata: Metadata): fc.Arbitrary<FilterState> {
  const odd = fc.constantFrom('gone', 'PO', ' po ', 'e', '%', ' ', '')
  const oneOf = (values: string[]) => fc.option(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, odd))
  const someOf = <T>(values: T[], other: fc.Arbitrary<T>) =>
    fc.array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...values) }, other), { maxLength: 3 })
  const same = odd.filter(Boolean).map((value) => ({ value, tag: value }))
  /** Includes tags in another spelling, as anyone can type them into a URL. */
  const tagged = (known: string[]) =>
    fc.oneof(
      same,
      fc.constantFrom(...known).map((tag) => ({ value: 'e', tag })),
    )
  const range = fc
    .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 }), fc.boolean())
    .map(([a, b, moved]) => ({ low: Math.min(a, b), high: Math.max(a, b), moved }))
  return fc
    .record({
      keywords: someOf(metadata.labels, odd.filter(Boolean)),
      subcategory: oneOf(metadata.classSubCategories).map((value) => value || null),
      language: oneOf(metadata.classLanguage.map(({ value }) => value)).map((value) => value || null),
      focusArea: someOf(
        metadata.focusArea.map(({ name, tag }) => ({ value: name, tag })),
        tagged(metadata.focusArea.map(({ tag }) => tag)),
      ),
      equipment: someOf(
        metadata.equipments.map(({ name, typeTag }) => ({ value: name, tag: typeTag })),
        tagged([...metadata.equipments.map(({ typeTag }) => typeTag), noEquipment.filterTag]),
      ),
      skillRange: range,
      intensityRange: range,
      sort: fc.constantFrom('Newest', 'Oldest'),
    })
    .map((filters) => ({ ...initialFilterState(), ...filters }))
}

describe('filtering in the browser and searching on the server', () => {
  it.each([
    ['pulse', 'en'],
    ['pulse', 'de'],
    ['harbour', 'en'],
  ])(
    'FILT-35 FILT-37 FILT-38 give the same classes in the same order for the same filters at %s in %s',
    async (tenant, language) => {
      const ask = async (body: object, headers = {}) => {
        const path = '/api/v3/virtualclass/search/guest'
        const reply = await app.call('PUT', path, {
          tenant,
          body,
          headers: { 'accept-language': language, ...headers },
        })
        return reply.json() as { items: ListedClass[]; metaData: Metadata }
      }
      const { items: all, metaData } = await ask({ take: 9999 }, { showmetadata: 'true' })
      expect(metaData.classCount).toBe(all.length)
      const first = await ask(firstClassesRequest(null).body)
      expect(first.items).toEqual(sortClasses(all, 'Newest').slice(0, firstClassesSize))
      const sizes = new Set<string>()
      const same = fc.asyncProperty(filterStates(metaData), async (state) => {
        const local = sortClasses(filterClasses(all, state), state.sort).map(({ tag }) => tag)
        const { items } = await ask(searchPayload(state, { take: 9999, skip: 0 }))
        sizes.add(local.length === 0 ? 'none' : local.length === all.length ? 'all' : 'some')
        expect(items.map(({ tag }) => tag)).toEqual(local)
      })
      await fc.assert(same, { numRuns: 250 })
      expect(sizes).toContain('some')
    },
  )
})
