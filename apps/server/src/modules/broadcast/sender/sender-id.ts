import { createHash } from 'node:crypto'

/** A sender's id: the browser that it is, by its session, and the connection. At most 40 characters. */
export function makeSenderId(sessionId: string, id: string): string {
  const browser = createHash('sha256').update(`sender ${sessionId}`).digest('hex').slice(0, 12)
  return `b.${browser}.${id.replaceAll('-', '').slice(0, 20)}`
}

/** The browser of a sender; null if a connection isn't one. */
export function readSenderId(clientId: string): string | null {
  return /^b\.([0-9a-f]{12})\./.exec(clientId)?.[1] ?? null
}
