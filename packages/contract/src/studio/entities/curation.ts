import { publishingStates } from '@upbeat/rules/publishing/publishing-state'
import { z } from 'zod'
import { levels } from '../../enumerations.ts'
import { SharedWord } from './class.ts'

/** The objects by which members find classes. Each is drafted and published separately. */
export const curatedKinds = ['category', 'collection', 'channel', 'coach'] as const
export type CuratedKind = (typeof curatedKinds)[number]

const Words = z.array(SharedWord).max(40)
const Scale = z.object({ low: z.int().min(1).max(10), high: z.int().min(1).max(10) }).nullable()
const Minutes = z.int().min(0).max(300).nullable()
const ClassTags = z.array(z.string().max(200)).max(500)
const PictureLink = z.string().max(2000)

/** A rule that selects a collection's classes with the members' filters, by coach and by level. */
export const RuleFields = z.object({
  categoryId: z.string().max(40).nullable(),
  subCategory: SharedWord.nullable(),
  labels: Words,
  focusAreas: Words,
  equipment: Words,
  coaches: Words.default([]),
  levels: z.array(z.enum(levels)).max(levels.length).default([]),
  language: SharedWord.nullable(),
  fromMinutes: Minutes,
  toMinutes: Minutes,
  skill: Scale,
  intensity: Scale,
  sort: z.enum(['Newest', 'Oldest']),
  limit: z.int().min(1).max(100),
})

export const CategoryFields = z.object({
  name: z.string().normalize('NFC').max(80),
  description: z.string().max(2000),
  imageLink: PictureLink.nullable(),
  /** By language, for languages with an override. */
  translations: z.record(
    z.string().max(10),
    z.object({ name: z.string().normalize('NFC').max(80), description: z.string().max(2000) }),
  ),
})
export type CategoryFields = z.infer<typeof CategoryFields>

export const CollectionFields = z.object({
  name: z.string().normalize('NFC').max(120),
  description: z.string().max(2000),
  /** Hand-picked classes in order; kept but unused while there is a rule. */
  classTags: ClassTags,
  rule: RuleFields.nullable(),
})
export type CollectionFields = z.infer<typeof CollectionFields>

export const ChannelFields = z.object({
  name: z.string().normalize('NFC').max(120),
  description: z.string().max(2000),
  /** Square. */
  profileImageUrl: PictureLink,
  /** Wide, at the top of the channel's page. */
  mediaSpaceImageUrl: PictureLink,
  isAvailable: z.boolean(),
  classTags: ClassTags,
})
export type ChannelFields = z.infer<typeof ChannelFields>

export const CoachFields = z.object({
  /** As classes name the coach, apart from white space at its ends. */
  name: z.string().normalize('NFC').max(80),
  /** A sentence in the coach's own words. */
  line: z.string().max(160),
  description: z.string().max(2000),
  /** The portrait. */
  imageLink: PictureLink.nullable(),
})
export type CoachFields = z.infer<typeof CoachFields>

const status = {
  id: z.string(),
  state: z.enum(publishingStates),
  /** The scheduled publication time; null unless scheduled. */
  publishAt: z.iso.datetime().nullable(),
  hasChanges: z.boolean(),
  changedAt: z.iso.datetime(),
  version: z.number(),
  /** For a category, the number of its published classes; for a coach, of those that members see. */
  classCount: z.number(),
}

/** An object in the lists. */
export const ListedCuration = z.object({
  ...status,
  name: z.string(),
  imageLink: z.string().nullable(),
  /** Whether the collection is filled by a rule. */
  byRule: z.boolean(),
  /** The collection of the class of the day, which has its own page. */
  isOfTheDay: z.boolean(),
})
export type ListedCuration = z.infer<typeof ListedCuration>

/** An object in its editor. */
export const Curation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('category'), ...status, fields: CategoryFields }),
  z.object({ kind: z.literal('collection'), ...status, fields: CollectionFields }),
  z.object({ kind: z.literal('channel'), ...status, fields: ChannelFields }),
  z.object({ kind: z.literal('coach'), ...status, fields: CoachFields }),
])
export type Curation = z.infer<typeof Curation>

export const CurationVersion = z.object({ version: z.number(), publishedAt: z.iso.datetime(), name: z.string() })

/** A class in pickers and lists. */
export const PickedClass = z.object({
  tag: z.string(),
  name: z.string(),
  imageLink: z.string().nullable(),
  durationSecond: z.number().nullable(),
  instructor: z.string().nullable(),
  /** Whether it is published. */
  isShown: z.boolean(),
})
export type PickedClass = z.infer<typeof PickedClass>

const Day = z.iso.date()
export const PlannedDay = z.object({
  day: Day,
  /** The planned class; null if the rule chooses. */
  planned: PickedClass.nullable(),
  /** The first class that members see on that day, as currently planned; null if the club has no classes. */
  shown: PickedClass.nullable(),
})
export type PlannedDay = z.infer<typeof PlannedDay>

export const ClassOfDayPlan = z.object({
  /** Today in the club's time zone. */
  today: Day,
  days: z.array(PlannedDay),
  /** The collection that chooses on days without a planned class. */
  otherwise: z.object({ id: z.string(), byRule: z.boolean(), classCount: z.number() }).nullable(),
})
export type ClassOfDayPlan = z.infer<typeof ClassOfDayPlan>
