import type { FastifyInstance } from 'fastify'

/**
 * Stops accepting and lets requests finish, for at most `graceMs`: then whoever still sends or reads is cut off, so that one slow client
 * can't hold up a new version.
 */
export async function closeServer(server: FastifyInstance, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), graceMs)
  cut.unref()
  await server.close()
  clearTimeout(cut)
}
