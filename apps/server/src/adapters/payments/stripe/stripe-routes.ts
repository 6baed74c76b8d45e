import type { FastifyInstance } from 'fastify'
import type { ProviderEvents } from '../../../modules/subscription/provider/provider-events.ts'
import type { Clock } from '../../../platform/clock/clock.ts'

/**
 * The endpoint for Stripe's webhooks. The signature covers the raw bytes, so the body isn't parsed before it is
 * verified.
 */
export async function mountStripeWebhook(server: FastifyInstance, parts: { events: ProviderEvents; clock: Clock }) {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/webhooks/stripe', async (request) => {
      const signature = request.headers['stripe-signature']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await parts.events.receive(body, typeof signature === 'string' ? signature : '', parts.clock.now())
      return { received: true }
    })
  })
}
