import { publishingStates } from '@upbeat/rules/publishing/publishing-state'
import { z } from 'zod'
import { levels } from '../../enumerations.ts'

const Name = z.string().trim().min(1).max(80)
const Names = z.array(Name).max(40)
const Scale = z.int().min(1).max(10).nullable()

/** What staff edit of a class. A draft may leave anything empty; the length is the media's own and no field (DRAFT-06). */
export const ClassFields = z.object({
  name: z.string().max(200),
  description: z.string().max(10_000),
  level: z.enum(levels).nullable(),
  /** 1 to 10. */
  skill: Scale,
  /** 1 to 10. */
  intensity: Scale,
  /** Keywords. */
  labels: Names,
  focusAreas: Names,
  equipment: Names,
  categoryId: z.string().max(40).nullable(),
  subCategory: Name.nullable(),
  /** The language that is spoken, by its English name as in the members' filter. */
  language: Name.nullable(),
  calorieBurn: z.int().min(0).max(5000).nullable(),
  instructor: Name.nullable(),
  /** The card's picture; null for the media's own poster. */
  imageLink: z.string().max(2000).nullable(),
  trailerLink: z.string().max(2000).nullable(),
  /** The date on the card; null for the day of the first publication. */
  scheduleDate: z.iso.datetime().nullable(),
})
export type ClassFields = z.infer<typeof ClassFields>
export type ClassField = keyof ClassFields

/** What the checklist names (DRAFT-04): `required` items stop publishing, `recommended` ones don't. */
export const ClassChecklist = z.object({
  required: z.array(z.enum(['media', 'name', 'category'])),
  recommended: z.array(z.enum(['picture', 'level', 'description', 'instructor', 'captions'])),
})
export type ClassChecklist = z.infer<typeof ClassChecklist>

const status = {
  /** The class's id everywhere. */
  tag: z.string(),
  state: z.enum(publishingStates),
  /** When it will be published; null unless it is scheduled. */
  publishAt: z.iso.datetime().nullable(),
  /** Whether the draft differs from what members see. */
  hasChanges: z.boolean(),
  changedAt: z.iso.datetime(),
  /** The media's own length; null before there is any. */
  durationSecond: z.number().nullable(),
  imageLink: z.string().nullable(),
}

/** A class as the studio lists it: the draft's fields, and the picture that would be shown. */
export const StudioListedClass = ClassFields.omit({ imageLink: true, trailerLink: true }).extend(status)
export type StudioListedClass = z.infer<typeof StudioListedClass>

export const StudioClassList = z.object({
  classes: z.array(StudioListedClass),
  /** How many match. */
  total: z.number(),
  /** How many there are in each state, whatever is searched for. */
  counts: z.record(z.enum(publishingStates), z.number()),
})

/** A class as its editor needs it. */
export const StudioClass = z.object({
  ...status,
  fields: ClassFields,
  /** What members see; null where they see nothing. */
  published: ClassFields.nullable(),
  /** Raised by every change. */
  revision: z.number(),
  version: z.number(),
  checklist: ClassChecklist,
  createdAt: z.iso.datetime(),
  binnedAt: z.iso.datetime().nullable(),
  /** What the reader may do with it. */
  mayEdit: z.boolean(),
  mayPublish: z.boolean(),
})
export type StudioClass = z.infer<typeof StudioClass>

/** One edited field: what was shown before, and what is wanted. */
export const FieldChange = z.object({ field: ClassFields.keyof(), base: z.json(), value: z.json() })
export const FieldConflict = z.object({ field: z.string(), yours: z.unknown(), theirs: z.unknown() })

export const SavedClass = z.object({ class: StudioClass, conflicts: z.array(FieldConflict) })

/** Fields of several classes, changed as one: all of them, or where any can't be saved none. Each class stands there once. */
export const ClassChanges = z.object({
  classes: z
    .array(z.object({ tag: z.string().max(200), changes: z.array(FieldChange).min(1).max(40) }))
    .min(1)
    .max(5000)
    .refine((classes) => new Set(classes.map(({ tag }) => tag)).size === classes.length, 'A class stands there twice'),
})

export const ChangedClasses = z.object({
  /** Those that have changed. */
  classes: z.array(StudioListedClass),
  /** Fields that somebody else has changed meanwhile; they are left as they are. */
  conflicts: z.array(FieldConflict.extend({ tag: z.string() })),
  /** The entry of the history that can be undone; null where nothing has changed. */
  entryId: z.string().nullable(),
})

export const ClassVersion = z.object({
  version: z.number(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string().nullable(),
  fields: ClassFields,
})

/** What a club's classes use already, to be picked from (DRAFT-07), the most used first. */
export const ClassOptions = z.object({
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  labels: z.array(z.string()),
  focusAreas: z.array(z.string()),
  equipment: z.array(z.string()),
  subCategories: z.array(z.string()),
  instructors: z.array(z.string()),
  languages: z.array(z.string()),
})
export type ClassOptions = z.infer<typeof ClassOptions>

/** The fields whose words classes share. */
export const optionKinds = ['labels', 'focusAreas', 'equipment', 'subCategory', 'instructor', 'language'] as const
export type OptionKind = (typeof optionKinds)[number]

/** Another word in place of one, in every class; where the other is in use already, the two become one (DRAFT-07). */
export const WordRename = z.object({ field: z.enum(optionKinds), from: Name, to: Name })
export type WordRename = z.infer<typeof WordRename>
