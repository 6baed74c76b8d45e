import { z } from 'zod'

/**
 * That a player gave up. `code` is a code of the player, with the HTTP status if there is one, e.g. `fragLoadError 404`;
 * no text and no URL.
 */
export const PlaybackError = z
  .object({
    code: z.string().regex(/^[A-Za-z0-9]{1,60}( \d{3})?$/),
    isLive: z.boolean(),
  })
  .meta({ id: 'PlaybackError' })
export type PlaybackError = z.infer<typeof PlaybackError>
