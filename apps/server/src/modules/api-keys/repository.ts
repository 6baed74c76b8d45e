import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import { unsynced } from '../../platform/db/unsynced.ts'

const { apiKey } = schema
export type ApiKeyRow = typeof apiKey.$inferSelect
export type ApiKeyRepository = ReturnType<typeof createApiKeyRepository>

export function createApiKeyRepository(db: Database) {
  return {
    list: (tenantId: string): Promise<ApiKeyRow[]> =>
      db.select().from(apiKey).where(eq(apiKey.tenantId, tenantId)).orderBy(asc(apiKey.createdAt)),
    add: (row: ApiKeyRow) => db.insert(apiKey).values(row),
    /** The removed key; null if there was none. */
    async remove(tenantId: string, id: string): Promise<ApiKeyRow | null> {
      const [row] = await db
        .delete(apiKey)
        .where(and(eq(apiKey.tenantId, tenantId), eq(apiKey.id, id)))
        .returning()
      return row ?? null
    },
    async use(tenantId: string, keyHash: string, now: Date): Promise<ApiKeyRow | null> {
      const [row] = await db
        .update(apiKey)
        .set({ lastUsedAt: now })
        .where(and(eq(apiKey.tenantId, tenantId), eq(apiKey.keyHash, keyHash)))
        .returning({ ...getTableColumns(apiKey), unsynced })
      return row ?? null
    },
  }
}
