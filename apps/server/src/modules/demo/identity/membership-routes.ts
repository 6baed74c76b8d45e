import { summitClientId, summitIssuer } from '@upbeat/demo/world/tenants/summit-brand'
import { summitPeople } from '@upbeat/demo/world/tenants/summit-people'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { IdentityTokens } from '../../auth/identity-tokens.ts'

type Parts = { tokens: IdentityTokens; port: number; clock: Clock }

/** Only with the demo: Summit's own membership system, which is queried with a member's identity token (A3). */
export function mountDemoMembership(server: FastifyInstance, { tokens, port, clock }: Parts) {
  const issuer = summitIssuer(port)
  const trust = { authority: issuer, issuer, audience: summitClientId }
  server.get('/demo/membership', async (request, reply) => {
    const token = request.headers['x-external-identifier']
    if (typeof token !== 'string') return reply.code(401).send({ message: 'X-EXTERNAL-IDENTIFIER is missing' })
    const verdict = await tokens.verify(trust, token, { nonce: null, now: clock.now() })
    if (verdict.kind === 'refused') return reply.code(401).send({ message: `${verdict.claim} ${verdict.reason}` })
    const person = summitPeople.find(({ subject }) => subject === verdict.identity.subject)
    if (!person || person.membership === 'unknown') return reply.code(404).send({ message: 'Nobody of that name' })
    const Status = person.membership === 'active' ? 'active' : 'canceled'
    return reply.send([
      { Status, subscriptionTag: `summit-card-${person.subject}`, subscriptionStartDate: '2024-02-01' },
    ])
  })
}
