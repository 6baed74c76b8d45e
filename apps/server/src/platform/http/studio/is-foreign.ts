import type { FastifyRequest } from 'fastify'

type Sent = { headers: Pick<FastifyRequest['headers'], 'origin' | 'sec-fetch-site'>; host: string }

/**
 * Whether a page of another site sent the request. Browsers name the origin of a write; clients that don't are no
 * browsers and carry no one else's cookies. Hosts are compared instead of origins, since a proxy may end TLS without
 * telling the server.
 */
export function isForeign({ headers, host }: Sent): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin !== undefined) return hostOf(origin) !== hostOf(`http://${host}`)
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

/** Drops the scheme's default port; null for an opaque origin. */
function hostOf(origin: string) {
  return URL.parse(origin)?.host.replace(/:(80|443)$/, '') || null
}
