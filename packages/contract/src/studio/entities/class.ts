import { publishingStates } from '@upbeat/rules/publishing/publishing-state'
import { z } from 'zod'
import { levels } from '../../enumerations.ts'
import { VideoStatus } from './intake.ts'

/** In one Unicode form, so that the same word from two keyboards is one word. */
export const SharedWord = z.string().normalize('NFC').trim().min(1).max(80)
const Names = z.array(SharedWord).max(40)
const Scale = z.int().min(1).max(10).nullable()

/** The editable fields of a class. A draft may leave any of them empty; the length is derived from the media (DRAFT-06). */
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
  subCategory: SharedWord.nullable(),
  /** The spoken language by its English name, as in the members' filter. */
  language: SharedWord.nullable(),
  calorieBurn: z.int().min(0).max(5000).nullable(),
  instructor: SharedWord.nullable(),
  /** The card's picture; null for the video's own poster. */
  imageLink: z.string().max(2000).nullable(),
  trailerLink: z.string().max(2000).nullable(),
  /** The date on the card; null for the date of the first publication. */
  scheduleDate: z.iso.datetime().nullable(),
})
export type ClassFields = z.infer<typeof ClassFields>
export type ClassField = keyof ClassFields

/** The items of the checklist (DRAFT-04): `required` items block publishing, `recommended` ones don't. */
export const ClassChecklist = z.object({
  required: z.array(z.enum(['media', 'name', 'category'])),
  recommended: z.array(z.enum(['picture', 'level', 'description', 'instructor', 'captions'])),
})
export type ClassChecklist = z.infer<typeof ClassChecklist>

const status = {
  /** The class's id in all calls. */
  tag: z.string(),
  state: z.enum(publishingStates),
  /** The scheduled publication time; null unless scheduled. */
  publishAt: z.iso.datetime().nullable(),
  /** Whether the draft differs from the published version. */
  hasChanges: z.boolean(),
  changedAt: z.iso.datetime(),
  /** Who, not being allowed to publish it, asks for that, and since when; null if nobody does. */
  publishRequest: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  /** The length of the media; null before there is any. */
  durationSecond: z.number().nullable(),
  imageLink: z.string().nullable(),
}

/** A class in the studio's list: the draft's fields and the effective picture. */
export const StudioListedClass = ClassFields.omit({ imageLink: true, trailerLink: true }).extend({
  ...status,
  video: VideoStatus,
})
export type StudioListedClass = z.infer<typeof StudioListedClass>

export const StudioClassList = z.object({
  classes: z.array(StudioListedClass),
  /** Number of matches. */
  total: z.number(),
  /** Number of classes per state, ignoring the filter. */
  counts: z.record(z.enum(publishingStates), z.number()),
})

/** A class in its editor. */
export const StudioClass = z.object({
  ...status,
  fields: ClassFields,
  /** The published version; null if there is none. */
  published: ClassFields.nullable(),
  /** Incremented by every change. */
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

/** An edited field: the value before the edit and the new value. */
export const FieldChange = z.object({ field: ClassFields.keyof(), base: z.json(), value: z.json() })
export const FieldConflict = z.object({ field: z.string(), yours: z.unknown(), theirs: z.unknown() })

export const SavedClass = z.object({ class: StudioClass, conflicts: z.array(FieldConflict) })

/** Fields of several classes, saved atomically: all of them, or none if any can't be saved. Each class is listed once. */
export const ClassChanges = z.object({
  classes: z
    .array(z.object({ tag: z.string().max(200), changes: z.array(FieldChange).min(1).max(40) }))
    .min(1)
    .max(5000)
    .refine((classes) => new Set(classes.map(({ tag }) => tag)).size === classes.length, 'A class stands there twice'),
})

export const ChangedClasses = z.object({
  /** The changed fields. */
  classes: z.array(StudioListedClass),
  /** Fields changed concurrently by somebody else; they are not saved. */
  conflicts: z.array(FieldConflict.extend({ tag: z.string() })),
  /** The audit entry that can be undone; null if nothing changed. */
  entryId: z.string().nullable(),
})

export const ClassVersion = z.object({
  version: z.number(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string().nullable(),
  fields: ClassFields,
})

/** Values already used by the club's classes, as suggestions (DRAFT-07), most used first. */
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

/** The fields whose words are shared between classes. */
export const optionKinds = ['labels', 'focusAreas', 'equipment', 'subCategory', 'instructor', 'language'] as const
export type OptionKind = (typeof optionKinds)[number]

/** Renames a word in every class; if the new word is in use already, the two are merged (DRAFT-07). */
export const WordRename = z.object({
  field: z.enum(optionKinds),
  /** As it is stored, in whatever Unicode form. */
  from: z.string().trim().min(1).max(80),
  to: SharedWord,
})
export type WordRename = z.infer<typeof WordRename>
