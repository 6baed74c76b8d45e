import type { Clock } from '../../../platform/clock/clock.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import type { ClientSecrets } from './client-secrets.ts'
import { isProviderTrouble, type ProviderEndpoints, type TokenAnswer } from './provider-endpoints.ts'

export type ExchangeToken = ReturnType<typeof createExchangeToken>
type Parts = { endpoints: ProviderEndpoints; secrets: ClientSecrets; limits: Pick<Limits, 'count'>; clock: Clock }
type ExchangeRequest = { tenant: Tenant; address: string; origin: string; form: Readonly<Record<string, unknown>> }

const passedOn = ['grant_type', 'code', 'redirect_uri', 'code_verifier', 'refresh_token', 'scope']
const grants = ['authorization_code', 'refresh_token']

/** Exchanges a code or refresh token at a club's provider with the club's secret, which browsers must not know. */
export function createExchangeToken({ endpoints, secrets, limits, clock }: Parts) {
  /**
   * @throws Failure notFound if the club has no secret; invalidRequest, tooManyRequests; unavailable if the provider
   * can't be reached
   */
  return async ({ tenant, address, origin, form }: ExchangeRequest): Promise<Pick<TokenAnswer, 'status' | 'body'>> => {
    const { sso } = tenant.config
    const clientSecret = secrets.of(tenant)
    if (!sso || clientSecret === null) throw new Failure('notFound')
    if (!grants.includes(String(form.grant_type))) throw new Failure('invalidRequest')
    await limits.count({ key: `ssoToken/${tenant.id}/${address}`, most: 120, windowSeconds: 600 }, clock.now())
    const fields = passedOn.flatMap((name) => {
      const value = form[name]
      return typeof value === 'string' ? [[name, value] as const] : []
    })
    try {
      const discovery = await endpoints.discover(sso.authority, origin)
      const client = { clientId: sso.clientId, clientSecret }
      return await endpoints.askToken(discovery, client, Object.fromEntries(fields), origin)
    } catch (cause) {
      if (isProviderTrouble(cause)) throw new Failure('unavailable', { cause })
      throw cause
    }
  }
}
