import { publishingStates } from '@upbeat/rules/publishing/publishing-state'
import { z } from 'zod'
import { classSorts } from '../../class-sorts.ts'

/** Any of these values; an empty text matches classes without one. A single query parameter is parsed as a list of one. */
const AnyOf = z
  .preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.string().normalize('NFC').trim().max(80)).max(100),
  )
  .optional()

/** A filter of classes; omitted fields don't filter. Without a state, all classes except those in the bin. */
export const ClassFilter = z.object({
  /** Part of a title, of a coach's name or of a keyword. */
  search: z.string().max(200).optional(),
  state: z.enum(publishingStates).optional(),
  /** `yes`: the published version differs from the draft. */
  edited: z.enum(['yes', 'no']).optional(),
  /** `yes`: somebody asks for it to be published. */
  requested: z.enum(['yes', 'no']).optional(),
  level: AnyOf,
  categoryId: AnyOf,
  instructor: AnyOf,
  labels: AnyOf,
  focusAreas: AnyOf,
  equipment: AnyOf,
  subCategory: AnyOf,
  language: AnyOf,
  /** States of the video. */
  video: AnyOf,
})
export type ClassFilter = z.infer<typeof ClassFilter>

/** Classes without the sort key come last in both directions. */
export const ClassOrder = z.object({
  sort: z.enum(classSorts).default('changedAt'),
  direction: z.enum(['up', 'down']).default('down'),
})
export type ClassOrder = z.infer<typeof ClassOrder>
