import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

/** The configuration as the browser gets it: `url` is the club's own domain, a stored url, or where the request came in (D-110). */
export function publicConfig(tenant: Tenant, origin: string): TenantConfig {
  const url = tenant.domain ? `https://${tenant.domain}` : tenant.config.url || origin
  return { ...tenant.config, url }
}
