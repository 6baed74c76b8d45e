import type { FastifyInstance } from 'fastify'
import { Failure } from './failure.ts'
import { isLoopback } from './is-loopback.ts'

type Parts = {
  publicUrl: string | undefined
  /** Of the settings: other names that this server goes by. */
  extraHosts: readonly string[]
  /** Whether a club has the host to itself. */
  isOfClub: (hostname: string) => boolean
  /** Paths that answer whatever the host is called: other programs beside the server ask for them. */
  exempt: readonly string[]
}

/**
 * Answers only for the names that the installation has, once `PUBLIC_URL` says what it is called: that name and those below it, clubs' own domains and
 * this machine. Any other would choose a club by its first label and stand in links and cards that a shared cache may keep.
 */
export function refuseUnknownHosts(server: FastifyInstance, { publicUrl, extraHosts, isOfClub, exempt }: Parts): void {
  if (publicUrl === undefined) return
  const own = new URL(publicUrl).hostname
  const isKnown = (hostname: string) =>
    hostname === own ||
    hostname.endsWith(`.${own}`) ||
    isLoopback(hostname) ||
    extraHosts.includes(hostname) ||
    isOfClub(hostname)
  server.addHook('onRequest', async ({ host, url }) => {
    if (exempt.includes(url.split('?', 1)[0] ?? '')) return
    if (!isKnown(new URL(`http://${host}`).hostname)) throw new Failure('invalidRequest')
  })
}
