import type { FastifyInstance } from 'fastify'
import { Failure } from '../failure/failure.ts'

type Parts = {
  isKnown: (host: string) => boolean
  /** Paths served under any host name, because other programs beside the server request them. */
  exempt: readonly string[]
}

/**
 * Refuses host names that belong neither to the installation nor to a club. Their first label could choose a club, and
 * the name would appear in links and cards that a shared cache may keep.
 */
export function refuseUnknownHosts(server: FastifyInstance, { isKnown, exempt }: Parts): void {
  server.addHook('onRequest', ({ host, url }, _reply, done) => {
    const isServed = isKnown(host) || exempt.includes(url.split('?', 1)[0] ?? '')
    done(isServed ? undefined : new Failure('invalidRequest'))
  })
}
