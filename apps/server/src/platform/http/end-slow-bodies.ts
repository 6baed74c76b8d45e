import type { FastifyInstance } from 'fastify'

/** Time for a body to arrive. Only uploads take longer: their routes set `config: { longBody: true }`. */
const bodyMs = 30_000

/**
 * Ends requests whose body arrives too slowly: each would keep a connection open, and delay a shutdown, as long as its
 * sender likes. Node's own limit can't be this short, because it applies to uploads too.
 */
export function endSlowBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    done()
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
