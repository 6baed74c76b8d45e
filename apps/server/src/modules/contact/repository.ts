import { storedEmailKeys } from '@upbeat/rules/auth/email-key'
import { and, eq, inArray, sql } from 'drizzle-orm'
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

  /** Messages sent from an address. */
  async function sentFrom(tenantId: string, emailKey: string): Promise<ContactRow[]> {
    return db.select().from(contactMessage).where(isFrom(tenantId, emailKey))
  }

  async function removeSentFrom(tenantId: string, emailKey: string): Promise<void> {
    await db.delete(contactMessage).where(isFrom(tenantId, emailKey))
  }

  return { insert, find, sentFrom, removeSentFrom }
}

function isFrom(tenantId: string, emailKey: string) {
  return and(
    eq(contactMessage.tenantId, tenantId),
    inArray(sql`lower(${contactMessage.email})`, storedEmailKeys(emailKey)),
  )
}
