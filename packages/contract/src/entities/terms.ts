import { z } from 'zod'

/** Phrase key to text, in one language (D-81). */
export const Terms = z.record(z.string(), z.string()).meta({ id: 'Terms' })
export type Terms = z.infer<typeof Terms>
