import { and, asc, eq, or } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { staffInvitation } = schema
export type InvitationRow = typeof staffInvitation.$inferSelect
export type InvitationRepository = ReturnType<typeof createInvitationRepository>

export function createInvitationRepository(db: Database) {
  /** One invitation per address and club: a new one takes the place of the old, whose link ends with it. */
  async function save(row: Omit<InvitationRow, 'tokenHash'>): Promise<InvitationRow> {
    const { id: _id, ...set } = row
    const target = [staffInvitation.tenantId, staffInvitation.emailKey]
    const [saved] = await db
      .insert(staffInvitation)
      .values({ ...row, tokenHash: null })
      .onConflictDoUpdate({ target, set: { ...set, tokenHash: null } })
      .returning()
    return saved as InvitationRow
  }

  function list(tenantId: string): Promise<InvitationRow[]> {
    return db
      .select()
      .from(staffInvitation)
      .where(eq(staffInvitation.tenantId, tenantId))
      .orderBy(asc(staffInvitation.sentAt))
  }

  async function find(tenantId: string, id: string): Promise<InvitationRow | null> {
    const [row] = await db.select().from(staffInvitation).where(isIt(tenantId, id))
    return row ?? null
  }

  /** By the emailed link or the one passed on by hand. */
  async function byToken(tenantId: string, tokenHash: string): Promise<InvitationRow | null> {
    const isToken = and(
      eq(staffInvitation.tenantId, tenantId),
      or(eq(staffInvitation.tokenHash, tokenHash), eq(staffInvitation.linkHash, tokenHash)),
    )
    const [row] = await db.select().from(staffInvitation).where(isToken)
    return row ?? null
  }

  async function update(tenantId: string, id: string, set: Partial<InvitationRow>): Promise<void> {
    await db.update(staffInvitation).set(set).where(isIt(tenantId, id))
  }

  /** Null where it is gone: of two who accept at once one does. */
  async function remove(tenantId: string, id: string): Promise<InvitationRow | null> {
    const [row] = await db.delete(staffInvitation).where(isIt(tenantId, id)).returning()
    return row ?? null
  }

  return { save, list, find, byToken, update, remove }
}

function isIt(tenantId: string, id: string) {
  return and(eq(staffInvitation.tenantId, tenantId), eq(staffInvitation.id, id))
}
