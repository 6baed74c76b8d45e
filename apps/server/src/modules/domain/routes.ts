import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import { certificatePath } from './certificate-path.ts'
import { type DomainProofs, liveProofPath } from './domain-proofs.ts'
import type { DomainService } from './service.ts'

export function mountDomain(mount: StudioMount, domains: DomainService) {
  mount('getDomain', (context) => domains.read(context))
  mount('planDomain', (context, { body }) => domains.plan(context, body.domain))
  mount('checkDomain', (context) => domains.examine(context))
  mount('useDomain', (context, { body }) => domains.use(context, body))
  mount('removeDomain', (context) => domains.remove(context))
}

type Query = { Querystring: { nonce?: unknown; domain?: unknown } }
type Parts = { proofs: DomainProofs; mayHaveCertificate: (host: string) => Promise<boolean> }

/**
 * Routes besides the studio's calls: the proof that a domain points here, and the proxy's request for a certificate.
 */
export function mountDomainProofs(server: FastifyInstance, { proofs, mayHaveCertificate }: Parts) {
  server.get<Query>(liveProofPath, async ({ hostname, query: { nonce } }, reply) => {
    reply.type('text/plain').header('cache-control', 'no-store')
    if (typeof nonce !== 'string' || !/^[\w-]{43}$/.test(nonce)) return reply.code(404).send('')
    return reply.send(proofs.live(hostname.toLowerCase(), nonce))
  })

  server.get<Query>(certificatePath, async (request, reply) => {
    const { domain } = request.query
    const isAllowed =
      !isForwarded(request) && typeof domain === 'string' && domain.length <= 253 && (await mayHaveCertificate(domain))
    return reply
      .code(isAllowed ? 200 : 404)
      .type('text/plain')
      .header('cache-control', 'no-store')
      .send('')
  })
}

/** Only the proxy itself may ask: forwarded requests come from the public and get no information. */
function isForwarded({ headers }: FastifyRequest) {
  return ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via'].some(
    (name) => name in headers,
  )
}
