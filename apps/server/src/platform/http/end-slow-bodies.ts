import type { FastifyInstance } from 'fastify'

/** A body that takes longer is none that a browser sends, but for uploads: those routes say `config: { longBody: true }`. */
const bodyMs = 30_000

/**
 * Ends requests whose body trickles: each would hold a connection, and a shutdown, for as long as its sender likes. Node's own limit can't
 * be this short, since it holds for uploads too.
 */
export function endSlowBodies(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (request.raw.readableEnded || request.method === 'GET' || request.routeOptions.config.longBody) return
    const timer = setTimeout(() => request.raw.destroy(), bodyMs)
    timer.unref()
    request.raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    longBody?: boolean
  }
}
