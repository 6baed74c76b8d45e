import { z } from 'zod'

/** A saved view of the class list, shared with all staff who see classes. */
export const ClassView = z.object({
  id: z.string(),
  name: z.string(),
  /** The URL query of the view: filters, order and columns. */
  address: z.string(),
  /** Whether the reader may delete it: its creator, and those who may edit all classes. */
  mayRemove: z.boolean(),
})
export type ClassView = z.infer<typeof ClassView>

export const NewClassView = z.object({
  name: z.string().normalize('NFC').trim().min(1).max(60),
  address: z.string().max(4000),
})
export type NewClassView = z.infer<typeof NewClassView>
