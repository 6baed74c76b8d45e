import type { FastifyRequest } from 'fastify'
import { addressOf } from '../limits/address-of.ts'

/** Where a request comes from. */
export type Caller = {
  /** The client's address; used only for limits. */
  address: string
  /** The `User-Agent`, truncated; null if there is none. */
  userAgent: string | null
  /** The server's origin as the browser sees it, without a trailing slash. */
  origin: string
}

export function callerOf({ ip, headers, protocol, host }: FastifyRequest): Caller {
  return {
    address: addressOf(ip),
    userAgent: headers['user-agent']?.slice(0, 300) ?? null,
    origin: `${protocol}://${host}`,
  }
}
