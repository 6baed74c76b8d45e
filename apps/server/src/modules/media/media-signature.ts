import { createHmac, timingSafeEqual } from 'node:crypto'
import { createRecent } from '../../platform/memory/recent.ts'

/** What a media URL is bound to. `session` is the hash of the session it was issued to, or `open`. */
export type MediaGrant = { tenantId: string; session: string; asset: string; expiresAt: Date }

export type MediaSignatures = ReturnType<typeof createMediaSignatures>

/** For about 10,000 viewers. Characters. */
const maxVerified = 4_000_000

export function createMediaSignatures(secret: string) {
  /** Players send the same signature with every request. */
  const verified = createRecent<string, MediaGrant>(maxVerified)

  /**
   * The signature is one path segment, `expiry~session~tenant~mac`. Everything below it is relative, so that a
   * playlist's bytes are the same for everyone (D-105).
   */
  function sign(grant: MediaGrant): string {
    const expiry = Math.floor(grant.expiresAt.getTime() / 1000).toString(36)
    return `${expiry}~${grant.session}~${grant.tenantId}~${mac(secret, grant, expiry)}`
  }

  /** The grant of a signature for `asset`, or null if it was altered, belongs to another asset or has expired. */
  function read(signature: string, asset: string, now: Date): MediaGrant | null {
    const known = verified.get(signature)
    const grant = known?.asset === asset ? known : verify(signature, asset)
    if (!grant || grant.expiresAt <= now) return null
    return grant === known ? grant : verified.set(signature, grant, signature.length + asset.length)
  }

  function verify(signature: string, asset: string): MediaGrant | null {
    const [expiry, session, tenantId, given] = signature.split('~')
    if (!expiry || !session || !tenantId || !given) return null
    const grant = { tenantId, session, asset, expiresAt: new Date(Number.parseInt(expiry, 36) * 1000) }
    return sameText(given, mac(secret, grant, expiry)) ? grant : null
  }

  return { sign, read }
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
