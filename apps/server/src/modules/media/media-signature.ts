import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a media URL is bound to. `session` is the hash of the session it was issued to, or `open`. */
export type MediaGrant = { tenantId: string; session: string; asset: string; expiresAt: Date }

/**
 * The signature is one path segment, `expiry~session~tenant~mac`. Everything below it is relative, so that a playlist's
 * bytes are the same for everyone (D-105).
 */
export function signMedia(secret: string, grant: MediaGrant): string {
  const expiry = Math.floor(grant.expiresAt.getTime() / 1000).toString(36)
  return `${expiry}~${grant.session}~${grant.tenantId}~${mac(secret, grant, expiry)}`
}

/** The grant of a signature for `asset`, or null if it was altered, belongs to another asset or has expired. */
export function readMediaSignature(secret: string, signature: string, asset: string, now: Date): MediaGrant | null {
  const [expiry, session, tenantId, given] = signature.split('~')
  if (!expiry || !session || !tenantId || !given) return null
  const expiresAt = new Date(Number.parseInt(expiry, 36) * 1000)
  const grant = { tenantId, session, asset, expiresAt }
  if (!sameText(given, mac(secret, grant, expiry))) return null
  return expiresAt > now ? grant : null
}

function mac(secret: string, grant: MediaGrant, expiry: string) {
  const text = [grant.tenantId, grant.session, grant.asset, expiry].join('\n')
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}

function sameText(given: string, expected: string) {
  const a = Buffer.from(given)
  const b = Buffer.from(expected)
  return a.length === b.length && timingSafeEqual(a, b)
}
