import { and, asc, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { memberPasskey } = schema
export type MemberPasskeyRow = typeof memberPasskey.$inferSelect
export type PasskeyRepository = ReturnType<typeof createPasskeyRepository>

export function createPasskeyRepository(db: Database) {
  const isOne = (tenantId: string, id: string) => and(eq(memberPasskey.tenantId, tenantId), eq(memberPasskey.id, id))

  async function find(tenantId: string, id: string): Promise<MemberPasskeyRow | null> {
    const [row] = await db.select().from(memberPasskey).where(isOne(tenantId, id))
    return row ?? null
  }

  async function list(tenantId: string, memberId: string): Promise<MemberPasskeyRow[]> {
    const isOfMember = and(eq(memberPasskey.tenantId, tenantId), eq(memberPasskey.memberId, memberId))
    return db.select().from(memberPasskey).where(isOfMember).orderBy(asc(memberPasskey.createdAt))
  }

  /** False if the credential id is taken. */
  async function insert(tenantId: string, row: Omit<MemberPasskeyRow, 'tenantId'>): Promise<boolean> {
    const kept = await db
      .insert(memberPasskey)
      .values({ ...row, tenantId })
      .onConflictDoNothing()
      .returning({ id: memberPasskey.id })
    return kept.length > 0
  }

  async function used(tenantId: string, id: string, { counter, now }: { counter: number; now: Date }): Promise<void> {
    await db.update(memberPasskey).set({ counter, lastUsedAt: now }).where(isOne(tenantId, id))
  }

  /** False if the member has no such passkey. */
  async function remove(tenantId: string, memberId: string, id: string): Promise<boolean> {
    const gone = await db
      .delete(memberPasskey)
      .where(and(isOne(tenantId, id), eq(memberPasskey.memberId, memberId)))
      .returning({ id: memberPasskey.id })
    return gone.length > 0
  }

  return { find, list, insert, used, remove }
}
