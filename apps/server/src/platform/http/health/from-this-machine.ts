import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Whether a request comes from this machine itself and wasn't forwarded by a proxy. */
export function isFromThisMachine({ ip }: Pick<FastifyRequest, 'ip'>): boolean {
  const address = ip.replace(/^::ffff:/i, '')
  return address === '::1' || (isIPv4(address) && address.startsWith('127.'))
}
