import { createHmac, timingSafeEqual } from 'node:crypto'

/** The event that a stream key is for, its club by the name it has in addresses. */
export type StreamTarget = { tenant: string; eventId: string }

/** The stream key of an event: made of the secret alone, so that nothing needs to be stored and any server can check it. */
export function makeStreamKey(secret: string, target: StreamTarget): string {
  return `${encodeURIComponent(target.tenant)}.${encodeURIComponent(target.eventId)}.${mac(secret, target)}`
}

/** The event of a key, or null when nobody was given this key. */
export function readStreamKey(secret: string, key: string): StreamTarget | null {
  const [, tenant, eventId, given] = /^([^.]+)\.(.+)\.([\w-]+)$/.exec(key) ?? []
  if (tenant === undefined || eventId === undefined || given === undefined) return null
  try {
    const target = { tenant: decodeURIComponent(tenant), eventId: decodeURIComponent(eventId) }
    const expected = Buffer.from(mac(secret, target))
    const told = Buffer.from(given)
    return told.length === expected.length && timingSafeEqual(told, expected) ? target : null
  } catch {
    return null
  }
}

function mac(secret: string, { tenant, eventId }: StreamTarget) {
  return createHmac('sha256', secret).update(`stream key\n${tenant}\n${eventId}`).digest('base64url').slice(0, 24)
}
