import { createHmac, timingSafeEqual } from 'node:crypto'
import { TenantColours } from '@upbeat/contract/entities/tenant-config'
import { personas } from '@upbeat/contract/studio/entities/preview'
import { z } from 'zod'

/** What a preview shows, to whom, and as which kind of member. */
export const Preview = z.object({
  tenantId: z.string(),
  /** The session that asked for it: the preview ends with it, and with its account's role in the club. */
  staffSession: z.string(),
  persona: z.enum(personas),
  /** The time that the preview shows and the time it was requested, in epoch milliseconds. */
  at: z.number(),
  madeAt: z.number(),
  expiresAt: z.number(),
  /** The class whose draft is shown, in any state. */
  tag: z.string().nullable(),
  /** Shows only this owner's drafts: a coach sees only their own. */
  ownerId: z.string().nullable(),
  /** Whether the look's draft is shown. */
  look: z.boolean().default(false),
  /** Whether the drafts of categories, collections and channels are shown. */
  curation: z.boolean(),
  /** Colours being tried out. */
  colours: TenantColours.nullable(),
})
export type Preview = z.infer<typeof Preview>

/** Signs it as `content.mac`, so that nothing has to be stored. */
export function signPreview(secret: string, preview: Preview): string {
  const content = Buffer.from(JSON.stringify(preview)).toString('base64url')
  return `${content}.${mac(secret, content)}`
}

/** Reads a token; null if it was altered or has expired. */
export function readPreview(secret: string, token: string, now: Date): Preview | null {
  const [content = '', given = ''] = token.split('.')
  const expected = Buffer.from(mac(secret, content))
  const isOurs = given.length === expected.length && timingSafeEqual(Buffer.from(given), expected)
  if (!isOurs) return null
  const preview = Preview.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return preview.expiresAt > now.getTime() ? preview : null
}

function mac(secret: string, content: string) {
  return createHmac('sha256', secret).update(`preview ${content}`).digest('base64url')
}
