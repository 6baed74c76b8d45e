import { z } from 'zod'
import { ClassFields } from './class.ts'
import { ClassFilter } from './class-filter.ts'

/** So many classes can be changed at once. */
export const mostChangedClasses = 10_000

const wordLists = ['labels', 'focusAreas', 'equipment'] as const
const texts = ['name', 'description', 'instructor', 'subCategory', 'language', ...wordLists] as const
/** Pictures and trailers belong to one class each. */
const SetField = ClassFields.omit({ imageLink: true, trailerLink: true }).keyof()
const Words = z.array(z.string().trim().min(1).max(80)).min(1).max(40)

/** Those named, or all that a filter finds. */
export const ClassSelection = z.union([
  z.object({ tags: z.array(z.string().max(200)).min(1).max(mostChangedClasses) }),
  z.object({ filter: ClassFilter }),
])
export type ClassSelection = z.infer<typeof ClassSelection>

/** What is done to each of several classes. */
export const BulkAction = z.discriminatedUnion('kind', [
  /** `null` or an empty list takes the value away. */
  z.object({ kind: z.literal('set'), field: SetField, value: z.json() }),
  z.object({ kind: z.literal('add'), field: z.enum(wordLists), words: Words }),
  z.object({ kind: z.literal('remove'), field: z.enum(wordLists), words: Words }),
  /** Every place where the text stands, in upper or lower case. In lists, within each word. */
  z.object({
    kind: z.literal('replace'),
    field: z.enum(texts),
    find: z.string().min(1).max(200),
    replacement: z.string().max(200),
  }),
  /** The date on the card. */
  z.object({ kind: z.literal('shiftDate'), days: z.int().min(-3650).max(3650) }),
  z.object({ kind: z.literal('publish') }),
  z.object({ kind: z.literal('unpublish') }),
  /** To its end, in the order of the list. Members find them there once the collection is published. */
  z.object({ kind: z.literal('addToCollection'), collectionId: z.string().max(200) }),
])
export type BulkAction = z.infer<typeof BulkAction>

/** Why a class can't be changed: `invalid` where the new value is too long or holds too many words, `full` where the collection has no room. */
export const bulkRefusals = ['bin', 'notYours', 'invalid', 'noDate', 'media', 'name', 'category', 'full'] as const
export type BulkRefusal = (typeof bulkRefusals)[number]

export const BulkChange = z.object({ selection: ClassSelection, action: BulkAction })
export type BulkChange = z.infer<typeof BulkChange>

export const BulkPreview = z.object({
  chosen: z.number(),
  /** How many would change. */
  changes: z.number(),
  /** Of those, how many are on air. */
  live: z.number(),
  /** Those that are so already. */
  unchanged: z.number(),
  refused: z.array(
    z.object({
      reason: z.enum(bulkRefusals),
      count: z.number(),
      /** Of the first few. */
      names: z.array(z.string()),
    }),
  ),
  /** The first ten that would change. */
  examples: z.array(
    z.object({
      tag: z.string(),
      name: z.string(),
      field: z.string(),
      before: z.json(),
      after: z.json(),
    }),
  ),
  /** Names exactly this outcome, for making it. */
  plan: z.string(),
})
export type BulkPreview = z.infer<typeof BulkPreview>

export const BulkChanged = z.object({
  count: z.number(),
  /** The entry of the history that can be undone; null where nothing has changed. */
  entryId: z.string().nullable(),
})
