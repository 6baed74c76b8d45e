import type { SearchTermNames } from '@upbeat/rules/filters/search-terms'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { expect, it } from 'vitest'
import type { Context } from '../../platform/http/context.ts'
import type { Catalogue } from '../classes/build-catalogue.ts'
import { createCachedNames } from './cached-names.ts'

const contextOf = (id: string, more: { language?: string; preview?: object } = {}) =>
  fromPartial<Context>({
    tenant: fromPartial<Context['tenant']>({
      id,
      config: { supportedLanguages: ['de'] },
      ...(more.preview && { preview: more.preview }),
    }),
    language: more.language ?? 'de',
  })

async function openNames() {
  const reads: string[] = []
  let categories = fromPartial<Catalogue['categories']>([])
  let failure: Error | null = null
  let change = (_payload: string) => {}
  const { start, names } = createCachedNames({
    database: {
      listen: async (_channel, hear) => {
        change = hear
      },
    },
    catalogues: { of: async () => fromPartial<Catalogue>({ categories }) },
    async read({ tenant, language }) {
      reads.push(`${tenant.id} ${language}`)
      if (failure) throw failure
      return fromPartial<SearchTermNames>({ minutes: [`read ${reads.length}`] })
    },
  })
  await start()
  return {
    reads,
    names,
    change: (tenantId: string) => change(tenantId),
    changeCategories: () => {
      categories = fromPartial<Catalogue['categories']>([])
    },
    fail: (error: Error | null) => {
      failure = error
    },
  }
}

it('reads the names of a club once for its languages, also if searches come together', async () => {
  const { names, reads } = await openNames()
  const [first, second] = await Promise.all([names(contextOf('a')), names(contextOf('a'))])
  expect(await names(contextOf('a'))).toBe(first)
  expect(second).toBe(first)
  await names(contextOf('b'))
  await names(contextOf('a', { language: 'fr' }))
  expect(reads).toEqual(['a de', 'b de', 'a fr'])
})

it('reads them again after a change of the wording or the categories, of this club only', async () => {
  const { names, reads, change, changeCategories } = await openNames()
  await names(contextOf('a'))
  await names(contextOf('b'))
  change('a')
  await names(contextOf('a'))
  await names(contextOf('b'))
  expect(reads).toEqual(['a de', 'b de', 'a de'])
  changeCategories()
  await names(contextOf('b'))
  expect(reads).toHaveLength(4)
})

it('reads them for each search in a preview, and again after a failure', async () => {
  const { names, reads, fail } = await openNames()
  await names(contextOf('a', { preview: {} }))
  await names(contextOf('a', { preview: {} }))
  expect(reads).toHaveLength(2)
  fail(new Error('The database is gone.'))
  await expect(names(contextOf('a'))).rejects.toThrow('gone')
  fail(null)
  expect((await names(contextOf('a'))).minutes).toEqual(['read 4'])
})
