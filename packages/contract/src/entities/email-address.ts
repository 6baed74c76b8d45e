import { z } from 'zod'

/** Non-space text, @, text, dot, text; trimmed. Stored as typed, compared case-insensitively (D-102). */
export const EmailAddress = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
  .meta({ id: 'EmailAddress' })
