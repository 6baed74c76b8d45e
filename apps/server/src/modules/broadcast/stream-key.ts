import { createHmac, timingSafeEqual } from 'node:crypto'

/** The event of a stream key, with its club's name. */
export type StreamTarget = { tenant: string; eventId: string }

/**
 * An event's stream key, derived from the secret, so that it isn't stored and any server can verify it. `generation`:
 * how often it was replaced.
 */
export function makeStreamKey(secret: string, target: StreamTarget, generation = 0): string {
  const { tenant, eventId } = target
  return `${encodeURIComponent(tenant)}.${encodeURIComponent(eventId)}.${mac(secret, target, generation)}`
}

/** The event that a key names, whether or not the key is valid; null if it isn't a key. */
export function targetOfKey(key: string): StreamTarget | null {
  const [, tenant, eventId] = /^([^.]+)\.(.+)\.[\w-]+$/.exec(key) ?? []
  if (tenant === undefined || eventId === undefined) return null
  try {
    return { tenant: decodeURIComponent(tenant), eventId: decodeURIComponent(eventId) }
  } catch {
    return null
  }
}

/** Whether a key is the one of its event in this generation. */
export function isStreamKey(secret: string, key: string, generation: number): boolean {
  const target = targetOfKey(key)
  if (!target) return false
  const expected = Buffer.from(makeStreamKey(secret, target, generation))
  const received = Buffer.from(key)
  return received.length === expected.length && timingSafeEqual(received, expected)
}

/** The first generation has none in its text, since its keys are older than generations. */
function mac(secret: string, { tenant, eventId }: StreamTarget, generation: number) {
  const text = ['stream key', tenant, eventId, ...(generation > 0 ? [generation] : [])].join('\n')
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 24)
}
