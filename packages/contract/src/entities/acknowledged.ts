import { z } from 'zod'

/** An empty object: success without data. */
export const Acknowledged = z.object({}).meta({ id: 'Acknowledged' })
export type Acknowledged = z.infer<typeof Acknowledged>
