import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { memberInvitation } = schema
export type InvitationState = (typeof memberInvitation.$inferSelect)['state']
export type InvitationRepository = ReturnType<typeof createInvitationRepository>
type New = { importId: string; state: 'held' | 'waiting'; at: Date }

/** One invitation per member and its state, which decides whether it may be sent. */
export function createInvitationRepository(db: Database) {
  const isOf = (tenantId: string, importId: string, states: InvitationState[]) =>
    and(
      eq(memberInvitation.tenantId, tenantId),
      eq(memberInvitation.importId, importId),
      inArray(memberInvitation.state, states),
    )

  async function add(tenantId: string, memberIds: readonly string[], row: New): Promise<void> {
    if (memberIds.length === 0) return
    await db
      .insert(memberInvitation)
      .values(memberIds.map((memberId) => ({ ...row, tenantId, memberId })))
      .onConflictDoNothing()
  }

  /** Lets those go out that nobody has asked for yet or that the relay hasn't taken; returns how many wait now. */
  async function release(tenantId: string, importId: string, at: Date): Promise<number> {
    const rows = await db
      .update(memberInvitation)
      .set({ state: 'waiting', at })
      .where(isOf(tenantId, importId, ['held', 'waiting', 'refused']))
      .returning({ memberId: memberInvitation.memberId })
    return rows.length
  }

  /** Takes the next one that waits: of two servers each gets another one. Null if none is left. */
  async function claim(tenantId: string, importId: string, at: Date): Promise<string | null> {
    const next = db
      .select({ memberId: memberInvitation.memberId })
      .from(memberInvitation)
      .where(isOf(tenantId, importId, ['waiting']))
      .limit(1)
      .for('update', { skipLocked: true })
    const [row] = await db
      .update(memberInvitation)
      .set({ state: 'sending', at })
      .where(and(eq(memberInvitation.tenantId, tenantId), eq(memberInvitation.memberId, sql`(${next})`)))
      .returning({ memberId: memberInvitation.memberId })
    return row?.memberId ?? null
  }

  async function mark(tenantId: string, memberId: string, state: InvitationState, at: Date): Promise<void> {
    await db
      .update(memberInvitation)
      .set({ state, at })
      .where(and(eq(memberInvitation.tenantId, tenantId), eq(memberInvitation.memberId, memberId)))
  }

  async function hasWaiting(tenantId: string, importId: string): Promise<boolean> {
    const rows = await db
      .select({ memberId: memberInvitation.memberId })
      .from(memberInvitation)
      .where(isOf(tenantId, importId, ['waiting']))
      .limit(1)
    return rows.length > 0
  }

  return { add, release, claim, mark, hasWaiting }
}
