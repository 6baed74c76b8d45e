import { z } from 'zod'
import { secretField } from '../secrets/secret-field.ts'

/** An outside service that answers the calls of one Connect source for a club (D-36). */
export const ConnectProvider = z.object({
  url: z
    .url({ protocol: /^https?$/, error: 'must be an https address', abort: true })
    .refine(isSafe, 'must be https, or this machine'),
  tenant: z.string().min(1).optional(),
  authorization: secretField(z.string().min(1).optional()),
})
export type ConnectProvider = z.infer<typeof ConnectProvider>

/** Credentials are sent along, so plain http is allowed only to this machine. */
function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
