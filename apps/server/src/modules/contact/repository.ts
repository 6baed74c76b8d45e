import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { contactMessage } = schema
export type ContactRow = typeof contactMessage.$inferSelect
export type ContactRepository = ReturnType<typeof createContactRepository>

export function createContactRepository(db: Database) {
  async function insert(tenantId: string, row: Omit<ContactRow, 'tenantId'>) {
    await db.insert(contactMessage).values({ ...row, tenantId })
  }

  async function find(tenantId: string, id: string): Promise<ContactRow | null> {
    const [row] = await db
      .select()
      .from(contactMessage)
      .where(and(eq(contactMessage.tenantId, tenantId), eq(contactMessage.id, id)))
    return row ?? null
  }

  return { insert, find }
}
