import { z } from 'zod'
import { EmailAddress } from './email-address.ts'

/** A message to the club (ENT-54). */
export const ContactMessage = z
  .object({
    name: z.string().trim().min(1).max(200),
    email: EmailAddress,
    message: z.string().trim().min(1).max(5000),
  })
  .meta({ id: 'ContactMessage' })
export type ContactMessage = z.infer<typeof ContactMessage>
