import type {
  SignOn,
  SignOnAnswer,
  SignOnChoice,
  SignOnResult,
  SignOnTest,
} from '@upbeat/contract/studio/entities/sign-on'
import { Failure } from '../../../platform/failure/failure.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import { namedOrigins } from '../../../platform/tenancy/named-origins.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import { actorOf } from '../../audit/actor-of.ts'
import type { TenantAdmin, TenantFile } from '../../tenant/admin.ts'
import { asRefusal } from '../../tenant/as-refusal.ts'
import type { PublicConfig } from '../../tenant/public-config.ts'
import type { ClientSecrets } from './client-secrets.ts'
import { redirectAt, type SignOnTests, type TestedProvider } from './sign-on-test.ts'

export type SignOnService = ReturnType<typeof createSignOnService>
type Parts = {
  admin: Pick<TenantAdmin, 'change'>
  tenants: Pick<Tenants, 'refresh' | 'byIdOrName'>
  limits: Pick<Limits, 'count'>
  publicConfig: PublicConfig
  tests: SignOnTests
  secrets: ClientSecrets
}

/** Sets up a club's identity provider (LOOK-07). The members' side is `sso.ts`. */
export function createSignOnService({ admin, tenants, limits, publicConfig, tests, secrets }: Parts) {
  function read(context: StaffContext): SignOn {
    // Read the current tenant: a change made by this request is newer than its context.
    const tenant = tenants.byIdOrName(context.tenantId) ?? context.tenant
    const { sso, ssoLogin } = tenant.config
    const addresses = [context.origin, publicConfig(tenant, context.origin).url].map(redirectAt)
    return {
      provider: sso && {
        authority: sso.authority,
        clientId: sso.clientId,
        scopes: sso.scopes,
        hasSecret: secrets.of(tenant) !== null,
      },
      isOn: ssoLogin && sso !== null,
      redirectAddresses: [...new Set(addresses)],
    }
  }

  /** @throws Failure signOnUnreachable, signOnMismatch; nothing is changed then */
  async function save(
    context: StaffContext,
    { provider, isOn }: { provider: SignOnChoice | null; isOn: boolean },
  ): Promise<SignOn> {
    const alter = provider === null ? withoutProvider : await withProvider(context, provider, isOn)
    await asRefusal(admin.change(context.tenant.name, alter, { actor: actorOf(context) }))
    await tenants.refresh()
    return read(context)
  }

  async function withProvider({ tenant, origin }: StaffContext, choice: SignOnChoice, isOn: boolean) {
    const tested = readChoice(tenant, choice)
    const { authority, clientId, scopes, clientSecret } = tested
    const isSame = tenant.config.sso?.authority === authority
    const looked = isOn || !isSame ? await tests.lookAt(tested, origin, namedOrigins(tenant)) : null
    if (looked && 'problem' in looked) {
      const isAway = looked.problem === 'unreachable' || looked.problem === 'privateAddress'
      throw new Failure(isAway ? 'signOnUnreachable' : 'signOnMismatch', { message: looked.detail })
    }
    const issuer = looked && 'discovery' in looked ? looked.discovery.issuer : authority
    return ({ config, settings }: TenantFile): Partial<TenantFile> => {
      const { issuer: keptIssuer, audience } = (isSame ? tenant.settings.sso : null) ?? {}
      const sso = {
        ...(issuer !== authority ? { issuer } : keptIssuer !== undefined && { issuer: keptIssuer }),
        ...(audience !== undefined && tenant.config.sso?.clientId === clientId && { audience }),
        ...(clientSecret !== null && { clientSecret: secrets.close(clientSecret) }),
      }
      const isOfMicrosoft = isOn && clientSecret === null && config.msalSsoSupport === true
      return {
        config: {
          ...without(config, ['sso', 'ssoLogin', 'msalSsoSupport']),
          sso: { authority, clientId, scopes, ...(clientSecret !== null && { serverExchange: true }) },
          ...(isOn && { ssoLogin: true }),
          ...(isOfMicrosoft && { msalSsoSupport: true }),
        },
        settings: { ...without(settings, ['sso']), ...(Object.keys(sso).length > 0 && { sso }) },
      }
    }
  }

  async function startTest(context: StaffContext, choice: SignOnChoice): Promise<SignOnTest> {
    const { tenant, tenantId, now } = context
    await limits.count({ key: `signOnTest/${tenantId}`, most: 60, windowSeconds: 600 }, now)
    const started = await tests.start(context, readChoice(tenant, choice), namedOrigins(tenant))
    return { state: '', test: '', ...started }
  }

  function finishTest(context: StaffContext, answer: SignOnAnswer): Promise<SignOnResult> {
    return tests.finish(context, answer)
  }

  /** The stored secret is used only with the client and provider it was entered for. */
  function readChoice(tenant: Tenant, choice: SignOnChoice): TestedProvider {
    const { clientId, scopes, clientSecret } = choice
    const authority = choice.authority.replace(/\/\.well-known\/openid-configuration\/?$/, '')
    const { sso } = tenant.config
    const isSame = sso?.authority === authority && sso.clientId === clientId
    const kept = isSame ? secrets.of(tenant) : null
    return { authority, clientId, scopes, clientSecret: clientSecret === undefined ? kept : clientSecret }
  }

  return { read, save, startTest, finishTest }
}

function withoutProvider({ config, settings }: TenantFile): Partial<TenantFile> {
  return {
    config: without(config, ['sso', 'ssoLogin', 'msalSsoSupport']),
    settings: without(settings, ['sso']),
  }
}

function without(group: Record<string, unknown>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(group).filter(([key]) => !keys.includes(key)))
}
