import { z } from 'zod'

/** A language the club does not have falls back to its own. */
export const LanguageQuery = z.object({ languageCode: z.string().max(20).optional() })
