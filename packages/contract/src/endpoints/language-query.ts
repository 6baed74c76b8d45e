import { z } from 'zod'

/** A language that the club doesn't support falls back to its main one. */
export const LanguageQuery = z.object({ languageCode: z.string().max(20).optional() })
