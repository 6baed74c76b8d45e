import { z } from 'zod'
import { secretField } from '../secrets/secret-field.ts'

/** Where somebody else serves the calls of one source of Connect for a club (D-36). */
export const ConnectProvider = z.object({
  url: z
    .url({ protocol: /^https?$/, error: 'must be an https address', abort: true })
    .refine(isSafe, 'must be https, or this machine'),
  tenant: z.string().min(1).optional(),
  authorization: secretField(z.string().min(1).optional()),
})
export type ConnectProvider = z.infer<typeof ConnectProvider>

/** Credentials go along, so only this machine may be asked in the clear. */
function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
