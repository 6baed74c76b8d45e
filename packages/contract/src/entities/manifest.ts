import { z } from 'zod'

/** The web app manifest; an open page compares its own version with `version` (API-51, D-20). */
export const Manifest = z
  .object({
    id: z.string(),
    name: z.string(),
    short_name: z.string(),
    version: z.string(),
    start_url: z.string(),
    scope: z.string(),
    display: z.string(),
    lang: z.string(),
    dir: z.enum(['ltr', 'rtl']),
    background_color: z.string(),
    theme_color: z.string(),
    icons: z.array(
      z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.enum(['any', 'maskable']) }),
    ),
  })
  .meta({ id: 'Manifest' })
export type Manifest = z.infer<typeof Manifest>
