import { z } from 'zod'
import { Metadata } from './metadata.ts'
import { ListedClass } from './virtual-class.ts'

/** The maximum `take`: the whole catalogue of a club at once, for filtering in the browser (API-24). */
export const fetchSize = 9999

/** `low,high`, inclusive; empty doesn't filter. */
const Range = z.string().regex(/^(\d{1,6},\d{1,6})?$/)
/** A codec, not a transform, so that the API document can describe both sides. */
const CategoryId = z.codec(z.union([z.int().min(0), z.string().regex(/^\d{0,9}$/)]), z.int().min(0).optional(), {
  decode: (id) => (id === '' ? undefined : Number(id)),
  encode: (id) => id ?? '',
})
const Text = z.string().max(200)
const TextList = z.array(z.string().max(120)).max(100)

/** A class search. Every key is optional; values of one list are combined with OR (ENT-44, ENT-45, D-99). */
export const SearchPayload = z
  .object({
    query: Text.default(''),
    take: z.int().min(0).max(fetchSize).default(50),
    skip: z.int().min(0).max(1_000_000).default(0),
    /** Also accepts digits as a string, as in URLs. */
    categoryId: CategoryId.optional(),
    labels: TextList.default([]),
    /** 0 on-demand classes, 1 Connect classes (D-43). */
    type: z.literal([0, 1]).default(0),
    skill: Range.default('1,10'),
    /** Seconds. */
    duration: Range.default('0,18000'),
    intensity: Range.default('1,10'),
    /** `Newest` and `desc` sort newest first, anything else oldest first (FILT-40). */
    dir: z.string().max(20).default('desc'),
    classLanguageName: Text.default(''),
    subcategory: Text.default(''),
    providerid: Text.default(''),
    sort: z.string().max(40).default('scheduledate'),
    focusAreaTags: TextList.default([]),
    equipmentTags: TextList.default([]),
    /** Restricts the results to these class tags, e.g. of a channel or a collection, which may hold the whole catalogue. */
    virtualClasses: z.array(z.string().max(120)).max(fetchSize).default([]),
  })
  .meta({ id: 'SearchPayload' })
export type SearchPayload = z.infer<typeof SearchPayload>

/**
 * `metaData` is present if the header ShowMetaData requests it (API-22). `categories` are the ids of the categories named in the query in
 * any of the club's languages, best match first; only on the first page of on-demand classes, and only if any match.
 */
export const SearchResponse = z
  .object({ items: z.array(ListedClass), metaData: Metadata.optional(), categories: z.array(z.int()).optional() })
  .meta({ id: 'SearchResponse' })
export type SearchResponse = z.infer<typeof SearchResponse>
