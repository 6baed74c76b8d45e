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
const rowsWith = (channels: (typeof channel)[]) =>
  fromPartial<CatalogueRows>({
    classes: [{ tag: 'flow', scheduleDate: day, createdAt: day, ...texts, ...lists }],
    categories: [],
    channels,
    collections: [],
    words: new Map(),
  })

it('serves the contents of the last catalogue until a changed one is read', async () => {
  const reads: PromiseWithResolvers<CatalogueRows>[] = []
  const catalogues = createCatalogues({
    database: { listen: async () => {} },
    load() {
      const read = Promise.withResolvers<CatalogueRows>()
      reads.push(read)
      return read.promise
    },
    connectClasses: async () => ({ onDemand: [], live: [], words: new Map() }),
    providerOf: () => ({ id: null, name: '' }),
    draftsFor: async () => [],
    curationFor: async (_tenantId, _preview, published) => published,
    maxClasses: 10,
  })
  const isEmpty = async () => (await catalogues.contentsFor(tenant)).empty.includes('channels')
  const first = isEmpty()
  reads[0]?.resolve(rowsWith([channel]))
  expect(await first).toBe(false)
  catalogues.forget('club')
  expect(await isEmpty()).toBe(false)
  reads[1]?.resolve(rowsWith([]))
  await catalogues.of(tenant)
  expect(await isEmpty()).toBe(true)
  catalogues.forget('club')
  expect(await isEmpty()).toBe(true)
  reads[2]?.reject(new Error('The database is away.'))
  await expect(catalogues.of(tenant)).rejects.toThrow('away')
  expect(await isEmpty()).toBe(true)
})
