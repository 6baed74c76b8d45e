import type { FastifyInstance } from 'fastify'
import { Failure } from './failure.ts'

type Parts = {
  isKnown: (hostname: string) => boolean
  /** Paths that answer whatever the host is called: other programs beside the server ask for them. */
  exempt: readonly string[]
}

/**
 * Answers only for names of the installation and of its clubs. Any other would choose a club by its first label and stand in links and
 * cards that a shared cache may keep.
 */
export function refuseUnknownHosts(server: FastifyInstance, { isKnown, exempt }: Parts): void {
  server.addHook('onRequest', async ({ host, url }) => {
    if (exempt.includes(url.split('?', 1)[0] ?? '')) return
    if (!isKnown(new URL(`http://${host}`).hostname)) throw new Failure('invalidRequest')
  })
}
