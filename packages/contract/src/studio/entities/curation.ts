import { publishingStates } from '@upbeat/rules/publishing/publishing-state'
import { z } from 'zod'

/** What members find classes by. Each is drafted and published by itself. */
export const curatedKinds = ['category', 'collection', 'channel'] as const
export type CuratedKind = (typeof curatedKinds)[number]

const Word = z.string().trim().min(1).max(80)
const Words = z.array(Word).max(40)
const Scale = z.object({ low: z.int().min(1).max(10), high: z.int().min(1).max(10) }).nullable()
const Minutes = z.int().min(0).max(300).nullable()
const ClassTags = z.array(z.string().max(200)).max(500)
const PictureLink = z.string().max(2000)

/** Which classes a collection holds, by the filters that members have. */
export const RuleFields = z.object({
  categoryId: z.string().max(40).nullable(),
  subCategory: Word.nullable(),
  labels: Words,
  focusAreas: Words,
  equipment: Words,
  language: Word.nullable(),
  fromMinutes: Minutes,
  toMinutes: Minutes,
  skill: Scale,
  intensity: Scale,
  sort: z.enum(['Newest', 'Oldest']),
  limit: z.int().min(1).max(100),
})

export const CategoryFields = z.object({
  name: z.string().max(80),
  description: z.string().max(2000),
  imageLink: PictureLink.nullable(),
  /** By language, for those in which the club says something else. */
  translations: z.record(z.string().max(10), z.object({ name: z.string().max(80), description: z.string().max(2000) })),
})
export type CategoryFields = z.infer<typeof CategoryFields>

export const CollectionFields = z.object({
  name: z.string().max(120),
  description: z.string().max(2000),
  /** Hand-picked, in their order; kept aside while there is a rule. */
  classTags: ClassTags,
  rule: RuleFields.nullable(),
})
export type CollectionFields = z.infer<typeof CollectionFields>

export const ChannelFields = z.object({
  name: z.string().max(120),
  description: z.string().max(2000),
  /** Square. */
  profileImageUrl: PictureLink,
  /** Wide, over the channel's page. */
  mediaSpaceImageUrl: PictureLink,
  isAvailable: z.boolean(),
  classTags: ClassTags,
})
export type ChannelFields = z.infer<typeof ChannelFields>

const status = {
  id: z.string(),
  state: z.enum(publishingStates),
  /** When the draft will be published; null unless it is scheduled. */
  publishAt: z.iso.datetime().nullable(),
  hasChanges: z.boolean(),
  changedAt: z.iso.datetime(),
  version: z.number(),
  /** A category's, or how many members find in it. */
  classCount: z.number(),
}

/** As the lists show it. */
export const ListedCuration = z.object({
  ...status,
  name: z.string(),
  imageLink: z.string().nullable(),
  /** A collection that a rule fills. */
  byRule: z.boolean(),
  /** The collection of the class of the day, which has a page of its own. */
  isOfTheDay: z.boolean(),
})
export type ListedCuration = z.infer<typeof ListedCuration>

/** As its editor needs it. */
export const Curation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('category'), ...status, fields: CategoryFields }),
  z.object({ kind: z.literal('collection'), ...status, fields: CollectionFields }),
  z.object({ kind: z.literal('channel'), ...status, fields: ChannelFields }),
])
export type Curation = z.infer<typeof Curation>

export const CurationVersion = z.object({ version: z.number(), publishedAt: z.iso.datetime(), name: z.string() })

/** A class as pickers and lists show it. */
export const PickedClass = z.object({
  tag: z.string(),
  name: z.string(),
  imageLink: z.string().nullable(),
  durationSecond: z.number().nullable(),
  instructor: z.string().nullable(),
  /** Whether members see it now. */
  isShown: z.boolean(),
})
export type PickedClass = z.infer<typeof PickedClass>

const Day = z.iso.date()
export const PlannedDay = z.object({
  day: Day,
  /** The planned class; null where the rule chooses. */
  planned: PickedClass.nullable(),
  /** What members see first on that day, as things stand; null where the club has no class at all. */
  shown: PickedClass.nullable(),
})
export type PlannedDay = z.infer<typeof PlannedDay>

export const ClassOfDayPlan = z.object({
  /** Today in the club's time zone. */
  today: Day,
  days: z.array(PlannedDay),
  /** The collection that chooses on the other days. */
  otherwise: z.object({ id: z.string(), byRule: z.boolean(), classCount: z.number() }).nullable(),
})
export type ClassOfDayPlan = z.infer<typeof ClassOfDayPlan>
