import type { FastifyRequest } from 'fastify'

type Sent = { headers: Pick<FastifyRequest['headers'], 'origin' | 'sec-fetch-site'>; host: string }

/**
 * Whether a page of another site sent this. Browsers say where a write comes from; what says nothing is no browser and carries
 * nobody's cookies. Hosts are compared and not whole origins: a proxy may end TLS without saying so.
 */
export function isForeign({ headers, host }: Sent): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin !== undefined) return hostOf(origin) !== hostOf(`http://${host}`)
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** Without the port that belongs to the scheme; null for an opaque origin. */
function hostOf(origin: string) {
  return URL.parse(origin)?.host.replace(/:(80|443)$/, '') || null
}
