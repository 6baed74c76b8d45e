import { z } from 'zod'

const Text = z.string().max(500).nullish()
const Address = z.string().max(2000).nullish()
const TextList = z.array(z.string().max(120)).max(100).nullish()
/** Answers are sent as a word or, by older clients, as its number. */
const Choice = z.union([z.string().max(120), z.number()]).nullish()

const Scalar = z.union([z.string().max(500), z.number(), z.boolean(), z.null()])
/** One exercise of a result, as defined by the class's author: fields of one value or a short list. */
const Exercise = z
  .record(z.string().max(60), z.union([Scalar, z.array(Scalar).max(50)]))
  .refine((fields) => Object.keys(fields).length <= 30, { error: 'has more than 30 fields' })

/** The result of a class (ENT-39..ENT-41). Only the name and the played seconds are required (D-109). */
export const WorkoutResultPayload = z
  .object({
    workoutName: z.string().trim().min(1).max(300),
    durationSeconds: z.number().min(0).max(604_800),
    durationMinutes: z.number().min(0).max(10_080).nullish(),
    classCommitmentTag: Text,
    primaryGoal: Choice,
    secondaryGoal: Choice,
    skillLevel: Choice,
    mood: Choice,
    completedDate: Text,
    creationDate: Text,
    tag: Text,
    userWorkoutTag: Text,
    refTemplateId: Text,
    /** Always 6, whatever the class. */
    intensityLevel: z.literal(6).optional(),
    /** Always 9, whatever the kind; the actual kind is logged as a recent activity (D-40). */
    trackingResult: z.literal(9).optional(),
    isTimed: z.boolean().nullish(),
    calorieBurn: z.number().min(0).max(100_000).nullish(),
    exercises: z.array(Exercise).max(200).nullish(),
    imageUrl: Address,
    userId: Text,
    trailerLinkWeb: Address,
    workoutDescription: z.string().max(5000).nullish(),
    keywords: TextList,
    classCategories: z
      .array(z.union([z.string().max(120), z.number()]))
      .max(100)
      .nullish(),
  })
  .meta({ id: 'WorkoutResultPayload' })
export type WorkoutResultPayload = z.infer<typeof WorkoutResultPayload>

export const WorkoutResultReply = z.object({ userWorkoutTag: z.string() }).meta({ id: 'WorkoutResultReply' })
export type WorkoutResultReply = z.infer<typeof WorkoutResultReply>
