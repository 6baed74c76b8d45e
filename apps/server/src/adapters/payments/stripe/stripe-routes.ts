import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ProviderEvents } from '../../../modules/subscription/provider/provider-events.ts'
import type { Clock } from '../../../platform/clock/clock.ts'

type Parts = {
  events: ProviderEvents
  clock: Clock
  paths: { installation: string; ofClub: (tenantId: string) => string }
}

/**
 * The endpoints for Stripe's webhooks: the installation's account, and one for each club with an account of its own. The
 * signature covers the raw bytes, so the body isn't parsed before it is verified.
 */
export async function mountStripeWebhooks(server: FastifyInstance, { events, clock, paths }: Parts) {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    async function receive({ headers, body }: FastifyRequest, tenantId: string | null) {
      const signature = headers['stripe-signature']
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      await events.receive(tenantId, bytes, typeof signature === 'string' ? signature : '', clock.now())
      return { received: true }
    }

    scope.post(paths.installation, (request) => receive(request, null))
    scope.post<{ Params: { club: string } }>(paths.ofClub(':club'), (request) => receive(request, request.params.club))
  })
}
