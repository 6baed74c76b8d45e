import { z } from 'zod'

/** The only date that is not ISO: the end of free access, e.g. `20-11-2026` (ENT-25). */
export const DayMonthYear = z
  .string()
  .regex(/^\d{2}-\d{2}-\d{4}$/)
  .meta({ id: 'DayMonthYear' })
