import type { PublicTenant, TenantContents } from '@upbeat/contract/entities/public-tenant'
import type { Logger } from 'pino'
import { inTenant } from '../../platform/scope/scope.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { PublicConfig } from './public-config.ts'

/** What the browser is told of a club, for a request that came in at `origin`. */
export type PublicTenantOf = (tenant: Tenant, origin: string) => Promise<PublicTenant>

type Parts = {
  publicConfig: PublicConfig
  catalogues: { contentsFor: (tenant: Tenant) => Promise<TenantContents> }
  log: Pick<Logger, 'error'>
}

export function createPublicTenant({ publicConfig, catalogues, log }: Parts): PublicTenantOf {
  return async (tenant, origin) => {
    const config = publicConfig(tenant, origin)
    try {
      return { ...config, contents: await inTenant(tenant.id, () => catalogues.contentsFor(tenant)) }
    } catch (err) {
      // The pages report the failure where they show content.
      log.error({ err, tenant: tenant.name }, 'contents of a club not read')
      return config
    }
  }
}
