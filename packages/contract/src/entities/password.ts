import { normalisePassword } from '@upbeat/rules/auth/normalise-password'
import { z } from 'zod'

/** A new password: 8 to 200 characters, with a letter of any script and a digit (D-54). The maximum bounds the cost of hashing. */
export const NewPassword = z
  .string()
  .overwrite(normalisePassword)
  .min(8)
  .max(200)
  .regex(/\p{L}/u)
  .regex(/\d/)
  .meta({ id: 'NewPassword' })
