import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { expect, it } from 'vitest'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { createCatalogues } from './catalogue.ts'
import type { CatalogueRows } from './repository.ts'

const tenant = fromPartial<Tenant>({ id: 'club', config: {}, settings: {} })
const channel = { active: true, availability: [1], classTags: ['flow'] }
const day = new Date(0)
const texts = { name: 'Flow', description: '', instructor: '', categoryId: '1', skill: 1, durationSecond: 900 }
const lists = { labels: [], focusAreas: [], equipment: [] }
const classes = (...names: string[]) => {
  const rows = names.map((name) => ({
    scheduleDate: day,
    createdAt: day,
    ...texts,
    ...lists,
    tag: name.toLowerCase(),
    name,
  }))
  return fromPartial<Pick<CatalogueRows, 'classes' | 'words'>>({ classes: rows, words: new Map() })
}
const rowsWith = (channels: (typeof channel)[], ...names: string[]) =>
  fromPartial<CatalogueRows>({ ...classes(...names), categories: [], channels, collections: [] })

/** Catalogues whose reads wait until the test answers them. */
async function openCatalogues() {
  const reads: PromiseWithResolvers<CatalogueRows>[] = []
  const classReads: (PromiseWithResolvers<Pick<CatalogueRows, 'classes' | 'words'>> & { tags: readonly string[] })[] =
    []
  const heard = new Map<string, { hear: (payload: string) => void; miss: () => void }>()
  const catalogues = createCatalogues({
    database: { listen: async (channel, hear, miss) => void heard.set(channel, { hear, miss }) },
    load() {
      const read = Promise.withResolvers<CatalogueRows>()
      reads.push(read)
      return read.promise
    },
    loadClasses(_tenantId, tags) {
      const read = { ...Promise.withResolvers<Pick<CatalogueRows, 'classes' | 'words'>>(), tags }
      classReads.push(read)
      return read.promise
    },
    connectClasses: async () => ({ onDemand: [], live: [], words: new Map() }),
    draftsFor: async () => [],
    curationFor: async (_tenantId, _preview, published) => published,
    maxClasses: 10,
  })
  await catalogues.start()
  const titles = async () => (await catalogues.of(tenant)).classList.map(({ listed }) => listed.className)
  const catalogueChanged = heard.get('catalogue_changed')
  if (!catalogueChanged) throw new Error('It does not listen.')
  return { catalogues, reads, classReads, titles, ...catalogueChanged }
}

it('serves the contents of the last catalogue until a changed one is read', async () => {
  const { catalogues, reads } = await openCatalogues()
  const isEmpty = async () => (await catalogues.contentsFor(tenant)).empty.includes('channels')
  const first = isEmpty()
  reads[0]?.resolve(rowsWith([channel], 'Flow'))
  expect(await first).toBe(false)
  catalogues.forget('club')
  expect(await isEmpty()).toBe(false)
  reads[1]?.resolve(rowsWith([], 'Flow'))
  await catalogues.of(tenant)
  expect(await isEmpty()).toBe(true)
  catalogues.forget('club')
  expect(await isEmpty()).toBe(true)
  reads[2]?.reject(new Error('The database is away.'))
  await expect(catalogues.of(tenant)).rejects.toThrow('away')
  expect(await isEmpty()).toBe(true)
})

it('reads only the classes again that a server says have changed', async () => {
  const { reads, classReads, titles, hear } = await openCatalogues()
  const before = titles()
  reads[0]?.resolve(rowsWith([], 'Flow', 'Ride'))
  expect(await before).toEqual(['Flow', 'Ride'])
  hear('club/flow')
  hear('club/box')
  const after = titles()
  await expect.poll(() => classReads.length).toBe(1)
  expect(classReads[0]?.tags).toEqual(['flow', 'box'])
  classReads[0]?.resolve(classes('Box'))
  expect(await after).toEqual(['Box', 'Ride'])
  expect(await titles()).toEqual(['Box', 'Ride'])
  expect([reads.length, classReads.length]).toEqual([1, 1])
})

it('reads a class again that changed while the catalogue was being read', async () => {
  const { reads, classReads, titles, hear } = await openCatalogues()
  const before = titles()
  hear('club/flow')
  const after = titles()
  reads[0]?.resolve(rowsWith([], 'Flow'))
  expect(await before).toEqual(['Flow'])
  await expect.poll(() => classReads.length).toBe(1)
  classReads[0]?.resolve(classes())
  expect(await after).toEqual([])
})

it.each([
  ['another change', (open: Awaited<ReturnType<typeof openCatalogues>>) => open.hear('club')],
  ['a missed notification', (open: Awaited<ReturnType<typeof openCatalogues>>) => open.miss()],
  [
    'changes of very many classes',
    (open: Awaited<ReturnType<typeof openCatalogues>>) => {
      for (let number = 0; number <= 1000; number++) open.hear(`club/${number}`)
    },
  ],
])('reads the whole catalogue after %s', async (_what, change) => {
  const open = await openCatalogues()
  const before = open.titles()
  open.reads[0]?.resolve(rowsWith([], 'Flow'))
  await before
  open.hear('club/flow')
  change(open)
  const after = open.titles()
  open.reads[1]?.resolve(rowsWith([], 'Ride'))
  expect(await after).toEqual(['Ride'])
  expect(open.classReads).toEqual([])
})

it('reads the whole catalogue after a changed class could not be read', async () => {
  const { reads, classReads, titles, hear } = await openCatalogues()
  const before = titles()
  reads[0]?.resolve(rowsWith([], 'Flow'))
  await before
  hear('club/flow')
  const failing = titles()
  await expect.poll(() => classReads.length).toBe(1)
  classReads[0]?.reject(new Error('The database is away.'))
  await expect(failing).rejects.toThrow('away')
  const after = titles()
  reads[1]?.resolve(rowsWith([], 'Ride'))
  expect(await after).toEqual(['Ride'])
})
