import type { FastifyInstance } from 'fastify'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StudioMount } from '../../../platform/http/studio/studio-mount.ts'
import { addressOf } from '../../../platform/limits/address-of.ts'
import { inTenant } from '../../../platform/scope/scope.ts'
import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import type { ExchangeToken } from './exchange-token.ts'
import type { SignOnService } from './sign-on-service.ts'
import { testAnswerAddress } from './sign-on-test-state.ts'

export function mountSignOn(mount: StudioMount, signOn: SignOnService) {
  mount('getSignOn', (context) => signOn.read(context))
  mount('saveSignOn', (context, { body }) => signOn.save(context, body))
  mount('startSignOnTest', (context, { body }) => signOn.startTest(context, body))
  mount('finishSignOnTest', (context, { body }) => signOn.finishTest(context, body))
}

type Parts = { exchange: ExchangeToken; tenants: Pick<Tenants, 'servedAt'>; defaultTenant: string }
type TokenRequest = { Querystring: { tenant?: unknown }; Body: Record<string, unknown> | undefined }

/** Routes outside the call table: a redirect for test sign-ins, and tokens for clubs with a secret. */
export function mountProviderAnswers(server: FastifyInstance, { exchange, tenants, defaultTenant }: Parts) {
  // A test uses the members' callback address, which the members' app would otherwise handle.
  server.addHook('onRequest', async ({ method, url }, reply) => {
    const answer = method === 'GET' ? testAnswerAddress(url) : null
    if (answer !== null) return reply.header('cache-control', 'no-store').redirect(answer, 303)
  })
  server.post<TokenRequest>('/oauth/sso/token', async (request, reply) => {
    const { tenant: named } = request.query
    const tenant = tenants.servedAt(request.host, defaultTenant, named === undefined ? undefined : String(named))
    if (!tenant) throw new Failure('invalidTenant')
    const origin = `${request.protocol}://${request.host}`
    const tokenRequest = { tenant, address: addressOf(request.ip), origin, form: request.body ?? {} }
    const { status, body } = await inTenant(tenant.id, () => exchange(tokenRequest))
    return reply.code(status).header('cache-control', 'no-store').send(body)
  })
}
