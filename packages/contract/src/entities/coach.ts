import { z } from 'zod'
import { ListedClass } from './virtual-class.ts'

/** A coach's profile. Only the name, if the club has written none. */
export const CoachDetails = z
  .object({
    name: z.string(),
    /** A sentence in the coach's own words; may be empty. */
    line: z.string(),
    description: z.string(),
    /** The portrait. */
    imageLink: z.string().nullable(),
  })
  .meta({ id: 'CoachDetails' })
export type CoachDetails = z.infer<typeof CoachDetails>

/** One page of a coach's classes, newest first. */
export const CoachPage = z
  .object({
    items: z.array(ListedClass),
    /** Number of classes after this page. */
    itemsRemaining: z.int().min(0),
    coachDetails: CoachDetails,
  })
  .meta({ id: 'CoachPage' })
export type CoachPage = z.infer<typeof CoachPage>
