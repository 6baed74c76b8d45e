import { taglineKey } from '@upbeat/rules/i18n/tagline-key'
import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import { Failure } from '../../platform/failure/failure.ts'

const { draft, phraseOverride, tenant } = schema
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

    /** Taglines by language. */
    async taglines(tenantId: string): Promise<Record<string, string>> {
      const isTagline = and(eq(phraseOverride.tenantId, tenantId), eq(phraseOverride.key, taglineKey))
      const rows = await db.select().from(phraseOverride).where(isTagline).orderBy(phraseOverride.language)
      return Object.fromEntries(rows.map(({ language, text }) => [language, text]))
    },

    /** The draft's fields; null if the editor was never opened. */
    async draftFields(tenantId: string): Promise<Record<string, unknown> | null> {
      const isLook = and(eq(draft.tenantId, tenantId), eq(draft.kind, 'look'), eq(draft.id, lookId))
      const [row] = await db.select({ fields: draft.fields }).from(draft).where(isLook)
      return row?.fields ?? null
    },
  }
}
