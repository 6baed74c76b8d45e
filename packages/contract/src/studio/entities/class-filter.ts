import { publishingStates } from '@upbeat/rules/publishing/publishing-state'
import { z } from 'zod'
import { classSorts } from '../class-sorts.ts'

/** Any of these; an empty text stands for classes that have none. A single parameter of an address is a list of one. */
const AnyOf = z
  .preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(z.string().trim().max(80)).max(100))
  .optional()

/** Which classes; what isn't named is not asked. Without a state, all but those in the bin. */
export const ClassFilter = z.object({
  /** Part of a title, of a coach's name or of a keyword. */
  search: z.string().max(200).optional(),
  state: z.enum(publishingStates).optional(),
  /** `yes`: what is on air differs from the draft. */
  edited: z.enum(['yes', 'no']).optional(),
  level: AnyOf,
  categoryId: AnyOf,
  instructor: AnyOf,
  labels: AnyOf,
  focusAreas: AnyOf,
  equipment: AnyOf,
  subCategory: AnyOf,
  language: AnyOf,
})
export type ClassFilter = z.infer<typeof ClassFilter>

/** Where classes lack what they are sorted by, they come last in both directions. */
export const ClassOrder = z.object({
  sort: z.enum(classSorts).default('changedAt'),
  direction: z.enum(['up', 'down']).default('down'),
})
export type ClassOrder = z.infer<typeof ClassOrder>
