import { and, asc, eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import type { CodeRow, NewCode } from '../plan.ts'

const { accessCode } = schema

/** A club's discount codes as the studio changes them. */
export function createDiscountRepository(db: Database) {
  const isCode = (tenantId: string, code: string) =>
    and(eq(accessCode.tenantId, tenantId), eq(accessCode.code, code), eq(accessCode.kind, 'discount'))

  async function all(tenantId: string): Promise<CodeRow[]> {
    return db
      .select()
      .from(accessCode)
      .where(and(eq(accessCode.tenantId, tenantId), eq(accessCode.kind, 'discount')))
      .orderBy(asc(accessCode.code))
  }

  async function lock(tenantId: string, code: string): Promise<CodeRow | null> {
    const [row] = await db.select().from(accessCode).where(isCode(tenantId, code)).for('update')
    return row ?? null
  }

  /** Null if the club has a code of this name. */
  async function add(row: NewCode): Promise<CodeRow | null> {
    const [added] = await db.insert(accessCode).values(row).onConflictDoNothing().returning()
    return added ?? null
  }

  type Change = Partial<Pick<CodeRow, 'startsAt' | 'expiresAt' | 'maximumUses' | 'endedAt'>>
  async function change(tenantId: string, code: string, values: Change): Promise<CodeRow> {
    const [row] = await db
      .update(accessCode)
      .set({ ...values, revision: sql`${accessCode.revision} + 1` })
      .where(isCode(tenantId, code))
      .returning()
    if (!row) throw new Error(`no discount code ${code}`)
    return row
  }

  return { all, lock, add, change }
}
