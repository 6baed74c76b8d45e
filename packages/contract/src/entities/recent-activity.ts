import { z } from 'zod'
import { activityTypes, levels } from '../enumerations.ts'

const ActivityKind = z.literal(Object.values(activityTypes))

/** The member's rating of the class, from 1 (hard going) to 3 (great). */
const Mood = z.literal([1, 2, 3])

/** A logged activity (ENT-37, ENT-38). `id` and `tag` are equal (D-41). */
export const RecentActivity = z
  .object({
    id: z.string(),
    tag: z.string(),
    /** 7 virtual class, 8 club-connect video, 9 live stream, 10 channel; decides what the card opens. */
    trackingResult: ActivityKind,
    workoutName: z.string(),
    workoutDescription: z.string().nullable(),
    imageUrl: z.string().nullable(),
    trailerLinkWeb: z.string().nullable(),
    trailerLinkMobile: z.string().nullable(),
    durationSeconds: z.number().nullable(),
    /** The class that was done. */
    userWorkoutTag: z.string().nullable(),
    /** The event, for a live stream. */
    refTemplateId: z.string().nullable(),
    creationDate: z.iso.datetime(),
    equipment: z.array(z.string()),
    providerID: z.string().nullable(),
    classCategory: z.number().nullable(),
    level: z.enum(levels).nullable(),
    mood: Mood.nullable(),
  })
  .meta({ id: 'RecentActivity' })
export type RecentActivity = z.infer<typeof RecentActivity>

const Text = z.string().max(500).nullish()
const Address = z.string().max(2000).nullish()

const optionalParts = {
  workoutDescription: z.string().max(5000).nullish(),
  imageUrl: Address,
  trailerLinkWeb: Address,
  trailerLinkMobile: Address,
  durationSeconds: z.number().min(0).max(604_800).nullish(),
  userWorkoutTag: Text,
  refTemplateId: Text,
  /** When the class was done: within the last 30 days and not in the future, otherwise the server's time. Immutable once logged. */
  creationDate: Text,
  equipment: z.array(z.string().max(120)).max(100).nullish(),
  providerID: Text,
  classCategory: z.number().nullish(),
  level: z.enum(levels).nullish(),
  mood: Mood.nullish(),
  userId: Text,
}
const workoutName = z.string().trim().min(1).max(300)

/** The fields that the app logs; only the name and the kind are required (D-109). */
export const RecentActivityPayload = z
  .object({
    workoutName,
    trackingResult: ActivityKind,
    ...optionalParts,
    /** `{userId}-{content}-{unix time}` of one session: logging it again updates the same record, and only its `mood`. */
    watchingId: Text,
  })
  .meta({ id: 'RecentActivityPayload' })
export type RecentActivityPayload = z.infer<typeof RecentActivityPayload>

/** The changed fields. */
export const RecentActivityChange = z
  .object({ workoutName: workoutName.optional(), trackingResult: ActivityKind.optional(), ...optionalParts })
  .meta({ id: 'RecentActivityChange' })
export type RecentActivityChange = z.infer<typeof RecentActivityChange>

export const RecentActivityReply = z.object({ id: z.string() }).meta({ id: 'RecentActivityReply' })
export type RecentActivityReply = z.infer<typeof RecentActivityReply>
