import { z } from 'zod'

/** `userId` must be the caller's own. */
export const FavouritePayload = z
  .object({ userId: z.string().max(100).optional(), virtualClassTag: z.string().min(1).max(200) })
  .meta({ id: 'FavouritePayload' })
export type FavouritePayload = z.infer<typeof FavouritePayload>

/** The state of a class after a change. */
export const Favourite = z.object({ virtualClassTag: z.string(), favourite: z.boolean() }).meta({ id: 'Favourite' })
export type Favourite = z.infer<typeof Favourite>
