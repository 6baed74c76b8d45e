import { z } from 'zod'
import { Metadata } from './metadata.ts'
import { ListedClass } from './virtual-class.ts'

/** The largest `take`: the whole catalogue of a club at once, for filtering in the browser (API-24). */
export const fetchSize = 9999

/** `low,high`, both ends within; empty filters nothing. */
const Range = z.string().regex(/^(\d{1,6},\d{1,6})?$/)
/** A codec and not a transform, so that both of its sides can be described in the API's document. */
const CategoryId = z.codec(z.union([z.int().min(0), z.string().regex(/^\d{0,9}$/)]), z.int().min(0).optional(), {
  decode: (id) => (id === '' ? undefined : Number(id)),
  encode: (id) => id ?? '',
})
const Text = z.string().max(200)
const TextList = z.array(z.string().max(120)).max(100)

/** What a class search asks for. Every key is optional; several values in a list mean any of them (ENT-44, ENT-45, D-99). */
export const SearchPayload = z
  .object({
    query: Text.default(''),
    take: z.int().min(0).max(fetchSize).default(50),
    skip: z.int().min(0).max(1_000_000).default(0),
    /** Also taken as digits, as it stands in addresses. */
    categoryId: CategoryId.optional(),
    labels: TextList.default([]),
    /** 0 on-demand classes, 1 Connect classes (D-43). */
    type: z.literal([0, 1]).default(0),
    skill: Range.default('1,10'),
    /** Seconds. */
    duration: Range.default('0,18000'),
    intensity: Range.default('1,10'),
    /** `Newest` and `desc` are newest first, anything else oldest first (FILT-40). */
    dir: z.string().max(20).default('desc'),
    classLanguageName: Text.default(''),
    subcategory: Text.default(''),
    providerid: Text.default(''),
    sort: z.string().max(40).default('scheduledate'),
    focusAreaTags: TextList.default([]),
    equipmentTags: TextList.default([]),
    /** Keeps the answer to these class tags: of a channel or a collection, which may hold the whole catalogue. */
    virtualClasses: z.array(z.string().max(120)).max(fetchSize).default([]),
  })
  .meta({ id: 'SearchPayload' })
export type SearchPayload = z.infer<typeof SearchPayload>

/**
 * `metaData` is there when the header ShowMetaData asked for it (API-22). `categories` are the ids of the categories that the query names in any
 * of the club's languages, best first; only on a first page of on-demand classes, and only where there are some.
 */
export const SearchResponse = z
  .object({ items: z.array(ListedClass), metaData: Metadata.optional(), categories: z.array(z.int()).optional() })
  .meta({ id: 'SearchResponse' })
export type SearchResponse = z.infer<typeof SearchResponse>
