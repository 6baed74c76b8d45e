import { z } from 'zod'

/** Non-space text, @, text, dot, text; spaces around are forgiven. Kept as typed: only comparing ignores case (D-102). */
export const EmailAddress = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
  .meta({ id: 'EmailAddress' })
