import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import { Failure } from '../../platform/http/failure.ts'

const { draft, tenant } = schema
export type ClubRow = typeof tenant.$inferSelect
/** A club has one look. */
export const lookId = 'look'

export function createLookRepository(db: Database) {
  return {
    /** @throws Failure notFound */
    async club(tenantId: string): Promise<ClubRow> {
      const [row] = await db.select().from(tenant).where(eq(tenant.id, tenantId))
      if (!row) throw new Failure('notFound')
      return row
    },

    async save({ id, config, logoSvg }: ClubRow): Promise<void> {
      await db.update(tenant).set({ config, logoSvg }).where(eq(tenant.id, id))
    },

    /** The draft's fields; null where nobody has opened the editor yet. */
    async draftFields(tenantId: string): Promise<Record<string, unknown> | null> {
      const isLook = and(eq(draft.tenantId, tenantId), eq(draft.kind, 'look'), eq(draft.id, lookId))
      const [row] = await db.select({ fields: draft.fields }).from(draft).where(isLook)
      return row?.fields ?? null
    },
  }
}
