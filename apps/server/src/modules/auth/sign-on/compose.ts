import type { Http } from '../../../platform/http/open-http.ts'
import type { Platform } from '../../../platform/open-platform.ts'
import { createSeal } from '../../../platform/secrets/seal.ts'
import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import type { TenantAdmin } from '../../tenant/admin.ts'
import type { PublicConfig } from '../../tenant/public-config.ts'
import type { IdentityTokens } from '../identity-tokens.ts'
import { createClientSecrets } from './client-secrets.ts'
import { createExchangeToken } from './exchange-token.ts'
import type { ProviderEndpoints } from './provider-endpoints.ts'
import { mountProviderAnswers, mountSignOn } from './routes.ts'
import { createSignOnService } from './sign-on-service.ts'
import { createSignOnTests } from './sign-on-test.ts'

type Parts = Pick<Platform, 'config' | 'limits' | 'clock' | 'makeToken' | 'secretOf'> &
  Pick<Http, 'server' | 'studioMount' | 'defaultTenant'> & {
    tenants: Tenants
    admin: TenantAdmin
    publicConfig: PublicConfig
    tokens: IdentityTokens
    endpoints: ProviderEndpoints
  }

/** The setting up of a club's identity provider by its owner. */
export async function composeSignOn(parts: Parts) {
  const { server, studioMount, config } = parts
  const seal = createSeal(await parts.secretOf('signOn'))
  const secrets = createClientSecrets(seal)
  const tests = createSignOnTests({ ...parts, seal, allowsHttp: !config.isProduction })
  mountSignOn(studioMount, createSignOnService({ ...parts, tests, secrets }))
  mountProviderAnswers(server, { ...parts, exchange: createExchangeToken({ ...parts, secrets }) })
}
