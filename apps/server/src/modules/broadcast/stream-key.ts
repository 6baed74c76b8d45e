import { createHmac, timingSafeEqual } from 'node:crypto'

/** The event of a stream key, with its club's name. */
export type StreamTarget = { tenant: string; eventId: string }

/** An event's stream key, derived from the secret, so that nothing is stored and any server can verify it. */
export function makeStreamKey(secret: string, target: StreamTarget): string {
  return `${encodeURIComponent(target.tenant)}.${encodeURIComponent(target.eventId)}.${mac(secret, target)}`
}

/** The event of a key; null if the key is invalid. */
export function readStreamKey(secret: string, key: string): StreamTarget | null {
  const [, tenant, eventId, given] = /^([^.]+)\.(.+)\.([\w-]+)$/.exec(key) ?? []
  if (tenant === undefined || eventId === undefined || given === undefined) return null
  try {
    const target = { tenant: decodeURIComponent(tenant), eventId: decodeURIComponent(eventId) }
    const expected = Buffer.from(mac(secret, target))
    const received = Buffer.from(given)
    return received.length === expected.length && timingSafeEqual(received, expected) ? target : null
  } catch {
    return null
  }
}

function mac(secret: string, { tenant, eventId }: StreamTarget) {
  return createHmac('sha256', secret).update(`stream key\n${tenant}\n${eventId}`).digest('base64url').slice(0, 24)
}
