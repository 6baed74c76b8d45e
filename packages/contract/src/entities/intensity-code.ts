import { z } from 'zod'
import { intensityNames } from '../enumerations.ts'

/** A named range of the intensity scale 1 to 10, inclusive (D-84). */
export const IntensityCode = z
  .object({ name: z.enum(intensityNames), low: z.int().min(1).max(10), high: z.int().min(1).max(10) })
  .meta({ id: 'IntensityCode' })
export type IntensityCode = z.infer<typeof IntensityCode>
