import { z } from 'zod'
import { ListedClass } from './virtual-class.ts'

/** The heading of a list of classes: `titleDetails` of a channel, and the head of a class list or title. */
export const TitleDetails = z
  .object({ tag: z.string(), name: z.string(), description: z.string().nullable() })
  .meta({ id: 'TitleDetails' })
export type TitleDetails = z.infer<typeof TitleDetails>

/** A named list with its classes: the reply for a class list and for a channel's title (D-82, D-83, D-101). */
export const ClassList = TitleDetails.extend({ items: z.array(ListedClass) }).meta({ id: 'ClassList' })
export type ClassList = z.infer<typeof ClassList>
