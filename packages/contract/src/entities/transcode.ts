import { z } from 'zod'

/** The transcoding status of a recording or stream; only `complete` is playable (D-32). */
export const Transcode = z.object({ status: z.enum(['complete', 'in_progress', 'error']) }).meta({ id: 'Transcode' })
export type Transcode = z.infer<typeof Transcode>
