import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'

/** A club as the server holds it. `settings` stays private. */
export type Tenant = {
  id: string
  name: string
  domain: string | null
  config: TenantConfig
  settings: Record<string, unknown>
  logoSvg: string | null
  catalogueVersion: number
}
