import { z } from 'zod'
import { ClassFields, SharedWord } from '../class.ts'
import { ClassFilter } from './class-filter.ts'

/** Maximum number of classes changed at once. */
export const maxChangedClasses = 10_000

const wordLists = ['labels', 'focusAreas', 'equipment'] as const
const texts = ['name', 'description', 'instructor', 'subCategory', 'language', ...wordLists] as const
/** Pictures and trailers belong to one class each and are excluded. */
const SetField = ClassFields.omit({ imageLink: true, trailerLink: true }).keyof()
const Words = z.array(SharedWord).min(1).max(40)

/** The classes by id, or all that match a filter. */
export const ClassSelection = z.union([
  z.object({ tags: z.array(z.string().max(200)).min(1).max(maxChangedClasses) }),
  z.object({ filter: ClassFilter }),
])
export type ClassSelection = z.infer<typeof ClassSelection>

/** An edit applied to each class. */
export const BulkAction = z.discriminatedUnion('kind', [
  /** `null` or an empty list clears the value. */
  z.object({ kind: z.literal('set'), field: SetField, value: z.json() }),
  z.object({ kind: z.literal('add'), field: z.enum(wordLists), words: Words }),
  z.object({ kind: z.literal('remove'), field: z.enum(wordLists), words: Words }),
  /** Replaces every case-insensitive occurrence of the text. In lists, within each word. */
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
  /** Published at this time. */
  z.object({ kind: z.literal('schedule'), at: z.iso.datetime({ offset: true }) }),
  /** Published classes leave members at once. */
  z.object({ kind: z.literal('bin') }),
  /** Those that were published are published again. */
  z.object({ kind: z.literal('restore') }),
  /** Appends the classes to a collection in the order of the list. Members see them there once the collection is published. */
  z.object({ kind: z.literal('addToCollection'), collectionId: z.string().max(200) }),
])
export type BulkAction = z.infer<typeof BulkAction>

/**
 * Why a class can't be changed: `onAir` if the role can't take it off air, `invalid` if the new value is too long or has too many words, `full` if the collection has reached its
 * maximum.
 */
export const bulkRefusals = [
  'bin',
  'notYours',
  'onAir',
  'invalid',
  'noDate',
  'media',
  'name',
  'category',
  'full',
] as const
export type BulkRefusal = (typeof bulkRefusals)[number]

export const BulkChange = z.object({ selection: ClassSelection, action: BulkAction })
export type BulkChange = z.infer<typeof BulkChange>

export const BulkPreview = z.object({
  chosen: z.number(),
  /** Number of classes that would change. */
  changes: z.number(),
  /** Of those, the number that are published. */
  live: z.number(),
  /** Number of classes that already have the value. */
  unchanged: z.number(),
  refused: z.array(
    z.object({
      reason: z.enum(bulkRefusals),
      count: z.number(),
      /** Only the first few. */
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
  /** Identifies exactly this outcome, for applying it. */
  plan: z.string(),
})
export type BulkPreview = z.infer<typeof BulkPreview>

export const BulkChanged = z.object({
  count: z.number(),
  /** The audit entry that can be undone; null if nothing changed. */
  entryId: z.string().nullable(),
})
