import { z } from 'zod'
import { CancelReason } from '../../../entities/cancel-reason.ts'
import { FigureValue } from './figure.ts'

/** How often members cancelled in a period, by the reason they gave; null for those who gave none. Every reason is listed. */
export const Cancellations = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    reasons: z.array(z.object({ reason: CancelReason.nullable(), count: FigureValue })),
  })
  .meta({ id: 'Cancellations' })
export type Cancellations = z.infer<typeof Cancellations>
