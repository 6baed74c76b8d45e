import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { type DatabaseHandle, schema } from '../db/database.ts'
import { asPlatform } from '../db/scope.ts'
import type { Tenant } from './tenant.ts'

type Row = typeof schema.tenant.$inferSelect
type CompleteConfig = (row: Row) => TenantConfig
type OnFault = (name: string, error: unknown) => void
export type Tenants = Awaited<ReturnType<typeof loadTenants>>

/**
 * All clubs, held in memory and read again when one changes: every request needs its tenant, and there are few.
 * A club whose stored configuration doesn't parse is left out and told to `onFault`; the others are untouched.
 */
export async function loadTenants(database: DatabaseHandle, complete: CompleteConfig, onFault: OnFault) {
  let byId = new Map<string, Tenant>()
  let byName = new Map<string, Tenant>()
  let byDomain = new Map<string, Tenant>()

  async function refresh() {
    const rows = await asPlatform(() => database.db.select().from(schema.tenant))
    const tenants = rows.filter((row) => !row.disabled).flatMap((row) => parse(row, complete, onFault))
    byId = new Map(tenants.map((tenant) => [tenant.id, tenant]))
    byName = new Map(tenants.map((tenant) => [tenant.name.toLowerCase(), tenant]))
    byDomain = new Map(tenants.flatMap((tenant) => (tenant.domain ? [[tenant.domain.toLowerCase(), tenant]] : [])))
  }

  await refresh()
  await database.listen('tenant_changed', () => void refresh().catch((error) => onFault('*', error)))

  return {
    refresh,
    all: () => [...byId.values()],
    byName: (name: string) => byName.get(name.toLowerCase()) ?? null,
    /** The `TenantId` header carries the id; the name is accepted too (D-96). */
    byIdOrName: (value: string) => byId.get(value) ?? byName.get(value.toLowerCase()) ?? null,
    /** A club's own domain, else the first label of the host where that is a club's name (D-02). */
    byHost: (host: string) => {
      const hostname = host.replace(/:\d+$/, '').toLowerCase()
      return byDomain.get(hostname) ?? byName.get(hostname.split('.')[0] ?? '') ?? null
    },
  }
}

function parse(row: Row, complete: CompleteConfig, onFault: OnFault): Tenant[] {
  const { id, name, domain, settings, logoSvg, catalogueVersion } = row
  try {
    return [{ id, name, domain, config: complete(row), settings, logoSvg, catalogueVersion }]
  } catch (error) {
    onFault(name, error)
    return []
  }
}
