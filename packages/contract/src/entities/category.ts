import { z } from 'zod'

/** A kind of class, in the language of the request; ids 1001 to 1010 are shared by all clubs (ENT-21). */
export const Category = z
  .object({ id: z.int(), name: z.string(), description: z.string(), imageLink: z.string().nullable() })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof Category>
