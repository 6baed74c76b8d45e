import { z } from 'zod'

export const LongLink = z
  .object({ longDynamicLink: z.url({ protocol: /^https?$/ }).max(4000) })
  .meta({ id: 'LongLink' })
export type LongLink = z.infer<typeof LongLink>

export const ShortLink = z.object({ shortLink: z.string() }).meta({ id: 'ShortLink' })
export type ShortLink = z.infer<typeof ShortLink>
