import { storedEmailKeys } from '@upbeat/rules/auth/email-key'
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { staffInvitation } = schema
export type InvitationRow = typeof staffInvitation.$inferSelect
export type InvitationRepository = ReturnType<typeof createInvitationRepository>

export function createInvitationRepository(db: Database) {
  /** One invitation per email address and club: a new one replaces the old one and its links. */
  async function save(row: Omit<InvitationRow, 'tokenHash'>): Promise<InvitationRow> {
    const { id: _id, ...set } = row
    const target = [staffInvitation.tenantId, staffInvitation.emailKey]
    const isSpeltOtherwise = and(
      eq(staffInvitation.tenantId, row.tenantId),
      inArray(staffInvitation.emailKey, storedEmailKeys(row.email)),
      ne(staffInvitation.emailKey, row.emailKey),
    )
    await db.delete(staffInvitation).where(isSpeltOtherwise)
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

  /** Finds an invitation by its emailed or its copied link. */
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

  /** Returns null if it is gone: if two people accept at once, one succeeds. */
  async function remove(tenantId: string, id: string): Promise<InvitationRow | null> {
    const [row] = await db.delete(staffInvitation).where(isIt(tenantId, id)).returning()
    return row ?? null
  }

  return { save, list, find, byToken, update, remove }
}

function isIt(tenantId: string, id: string) {
  return and(eq(staffInvitation.tenantId, tenantId), eq(staffInvitation.id, id))
}
