import { z } from 'zod'

/** How far the recording or the stream is prepared; only `complete` plays (D-32). */
export const Transcode = z.object({ status: z.enum(['complete', 'in_progress', 'error']) }).meta({ id: 'Transcode' })
export type Transcode = z.infer<typeof Transcode>
