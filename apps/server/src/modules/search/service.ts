import type { Metadata } from '@upbeat/contract/entities/metadata'
import type { SearchPayload } from '@upbeat/contract/entities/search'
import { type SearchTerm, type SearchTermNames, searchTerms } from '@upbeat/rules/filters/search-terms'
import { Prebuilt } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Catalogue } from '../classes/build-catalogue.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import type { QueryTerm } from '../classes/index/search-index.ts'
import { listedJson } from '../classes/present.ts'
import type { SearchRepository } from './repository.ts'

export type SearchService = ReturnType<typeof createSearchService>
type Parts = {
  catalogues: Pick<Catalogues, 'of'>
  metadata: (context: Context) => Promise<Metadata>
  favouriteTags: (context: Context) => Promise<ReadonlySet<string>>
  texts: SearchRepository
  namedCategories: (context: Context, payload: SearchPayload) => Promise<number[]>
  termNames: (context: Context) => Promise<SearchTermNames>
}

export function createSearchService(parts: Parts) {
  const { catalogues, metadata, favouriteTags, texts, namedCategories, termNames } = parts

  /** Finds classes by the payload. Adds the metadata if the header requests it (API-21, API-22). */
  async function search(context: Context, payload: SearchPayload, withMetadata: boolean): Promise<Prebuilt> {
    const catalogue = await catalogues.of(context.tenant)
    const favourites = await favouriteTags(context)
    const terms = await readText(context, catalogue, payload)
    // Text without a word, e.g. `?!`, matches nothing.
    const isWordless = terms.length === 0 && payload.query.trim() !== ''
    const items = isWordless
      ? []
      : findItems(context, catalogue, { payload, terms: meant(context, catalogue, { payload, terms }) })
    const parts = items.map(({ row, json }) => listedJson(json, favourites.has(row.tag)))
    const metaData = withMetadata ? `,"metaData":${JSON.stringify(await metadata(context))}` : ''
    const named = await namedCategories(context, payload)
    const categories = named.length > 0 ? `,"categories":${JSON.stringify(named)}` : ''
    return new Prebuilt(`{"items":[${parts.join(',')}]${metaData}${categories}}`)
  }

  async function readText(
    context: Context,
    catalogue: Catalogue,
    { query, type }: SearchPayload,
  ): Promise<QueryTerm[]> {
    if (query.trim() === '') return []
    const { rest, terms } = searchTerms(query, await termNames(context))
    const { knows } = (type === 0 ? catalogue : catalogue.connect).search
    // Similar spellings are only looked up for words that no class has.
    const readWord = async (word: string) => ({
      word,
      similar: knows(word) ? [] : await texts.similarWords(context.tenantId, word),
    })
    const readTerm = async (term: SearchTerm) => ({ term, words: await texts.wordsOf(term.text) })
    const words = rest === '' ? [] : await texts.wordsOf(rest)
    return [...(await Promise.all(words.map(readWord))), ...(await Promise.all(terms.map(readTerm)))]
  }

  return { search }
}

type Question = { payload: SearchPayload; terms: QueryTerm[] }

/** Treats a category's name as text if the category has no matching class. */
function meant(context: Context, catalogue: Catalogue, { payload, terms }: Question): QueryTerm[] {
  if (!terms.some((each) => 'term' in each && 'categoryId' in each.term)) return terms
  const inCategory = findItems(context, catalogue, { payload: { ...payload, skip: 0, take: 1 }, terms })
  if (inCategory.length > 0) return terms
  return terms.flatMap((each) =>
    'term' in each && 'categoryId' in each.term ? each.words.map((word) => ({ word, similar: [] })) : each,
  )
}

function findItems(context: Context, catalogue: Catalogue, question: Question) {
  return question.payload.type === 0 ? findOwn(context, catalogue, question) : findConnect(context, catalogue, question)
}

/** A tenant's catalogue belongs to its provider; another provider's id finds nothing (TEN-23). */
function findOwn(context: Context, catalogue: Catalogue, question: Question) {
  return isTenantWide(context, question.payload) ? find(catalogue, question) : []
}

/**
 * Connect's classes come from several clubs: the tenant's own id selects all of them, a club's id that club's (D-14,
 * D-43).
 */
function findConnect(context: Context, catalogue: Catalogue, question: Question) {
  const { payload } = question
  if (isTenantWide(context, payload)) return find(catalogue.connect, question)
  const ofClub = catalogue.connect.classList.filter(({ row }) => row.providerId === payload.providerid)
  const wanted = new Set(payload.virtualClasses)
  const tags = ofClub.map(({ row }) => row.tag).filter((tag) => wanted.size === 0 || wanted.has(tag))
  if (tags.length === 0) return []
  return find(catalogue.connect, { ...question, payload: { ...payload, virtualClasses: tags } })
}

function isTenantWide(context: Context, payload: SearchPayload) {
  return payload.providerid === '' || payload.providerid === context.tenant.config.providerId
}

function find({ classList, search }: Catalogue['connect'], { payload, terms }: Question) {
  return search.find(payload, terms).flatMap((position) => classList[position] ?? [])
}
