import { eq } from 'drizzle-orm'
import { type DatabaseHandle, schema } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/tenancy/scope.ts'

const { tenant } = schema
export type TenantRow = typeof tenant.$inferSelect
export type TenantRepository = ReturnType<typeof createTenantRepository>

/** Clubs as they are stored. Every change is told to all servers. */
export function createTenantRepository({ db, notify }: Pick<DatabaseHandle, 'db' | 'notify'>) {
  async function list(): Promise<TenantRow[]> {
    return asPlatform(() => db.select().from(tenant).orderBy(tenant.name))
  }

  async function find(name: string): Promise<TenantRow | null> {
    const [row] = await asPlatform(() => db.select().from(tenant).where(eq(tenant.name, name)))
    return row ?? null
  }

  /** The club that has this domain. */
  async function findByDomain(domain: string): Promise<TenantRow | null> {
    const [row] = await asPlatform(() => db.select().from(tenant).where(eq(tenant.domain, domain)))
    return row ?? null
  }

  async function save(row: TenantRow): Promise<void> {
    const { id, createdAt: _made, catalogueVersion: _version, ...changes } = row
    await asPlatform(() => db.insert(tenant).values(row).onConflictDoUpdate({ target: tenant.id, set: changes }))
    await notify('tenant_changed', id)
  }

  return { list, find, findByDomain, save }
}
