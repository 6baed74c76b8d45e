import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

/** Members of a club that takes no payments read nothing of a test mode of payments. */
export function shownWebMode({ config, sellsPlans }: Pick<Tenant, 'config' | 'sellsPlans'>): TenantConfig['webMode'] {
  return sellsPlans ? config.webMode : 'live'
}

/** The configuration as the browser gets it, for a request that came in at `origin`. */
export type PublicConfig = (tenant: Tenant, origin: string) => TenantConfig

/**
 * Completes `url` (D-110): the club's own domain, else the one it has set, else where the outside sees this server (`PUBLIC_URL`),
 * else where the request came in. Links in mail follow the same order (`account/club-address.ts`).
 */
export function createPublicConfig({ PUBLIC_URL }: { PUBLIC_URL?: string | undefined }): PublicConfig {
  const ofServer = PUBLIC_URL?.replace(/\/+$/, '')
  return (tenant, origin) => {
    const { domain, config } = tenant
    return {
      ...config,
      webMode: shownWebMode(tenant),
      url: domain ? `https://${domain}` : config.url || ofServer || origin,
    }
  }
}
