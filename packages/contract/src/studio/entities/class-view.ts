import { z } from 'zod'

/** A list of classes under a name, for everybody who sees classes. */
export const ClassView = z.object({
  id: z.string(),
  name: z.string(),
  /** The query of the page's address: filters, order and columns. */
  address: z.string(),
  /** Whether the reader may remove it: who made it, and those who edit all classes. */
  mayRemove: z.boolean(),
})
export type ClassView = z.infer<typeof ClassView>

export const NewClassView = z.object({
  name: z.string().trim().min(1).max(60),
  address: z.string().max(4000),
})
export type NewClassView = z.infer<typeof NewClassView>
