import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

/** Members of a club that takes no payments don't see a notice of a test mode. */
export function shownWebMode({ config, sellsPlans }: Pick<Tenant, 'config' | 'sellsPlans'>): TenantConfig['webMode'] {
  return sellsPlans ? config.webMode : 'live'
}

/** The configuration for browsers, for a request that came in at `origin`. */
export type PublicConfig = (tenant: Tenant, origin: string) => TenantConfig

/**
 * Completes `url` (D-110): the club's own domain, otherwise its setting, otherwise the server's public URL
 * (`PUBLIC_URL`), otherwise the request's origin. Links in emails use the same order (`mail/club-address.ts`).
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
