import type { FastifyInstance } from 'fastify'

/**
 * Stops accepting connections and lets requests finish for at most `graceMs`; connections still open then are closed,
 * so that one slow client can't delay a new version.
 */
export async function closeServer(server: FastifyInstance, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), graceMs)
  cut.unref()
  await server.close()
  clearTimeout(cut)
}
