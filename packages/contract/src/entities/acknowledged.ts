import { z } from 'zod'

/** An empty object: done, and nothing more to say. */
export const Acknowledged = z.object({}).meta({ id: 'Acknowledged' })
export type Acknowledged = z.infer<typeof Acknowledged>
