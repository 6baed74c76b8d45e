import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ProviderEvents } from '../../../modules/subscription/provider/provider-events.ts'
import type { Clock } from '../../../platform/clock/clock.ts'

type Parts = {
  events: ProviderEvents
  receivePlatformEvent: (body: Uint8Array, signature: string, now: Date) => Promise<void>
  clock: Clock
  paths: { installation: string; platform: string; ofClub: (tenantId: string) => string }
}

/**
 * The endpoints for Stripe's webhooks: the installation's account, all accounts of its platform together, and one for
 * each club whose keys are stored. The signature covers the raw bytes, so the body isn't parsed before it is verified.
 */
export async function mountStripeWebhooks(server: FastifyInstance, parts: Parts) {
  const { events, receivePlatformEvent, clock, paths } = parts
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    type Receive = (bytes: Uint8Array, signature: string, now: Date) => Promise<void>
    async function pass({ headers, body }: FastifyRequest, receive: Receive) {
      const signature = headers['stripe-signature']
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      await receive(bytes, typeof signature === 'string' ? signature : '', clock.now())
      return { received: true }
    }

    scope.post(paths.installation, (request) => pass(request, (...event) => events.receive(null, ...event)))
    scope.post(paths.platform, (request) => pass(request, receivePlatformEvent))
    scope.post<{ Params: { club: string } }>(paths.ofClub(':club'), (request) =>
      pass(request, (...event) => events.receive(request.params.club, ...event)),
    )
  })
}
