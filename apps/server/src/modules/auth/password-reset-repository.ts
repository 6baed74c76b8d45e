import { and, eq, gt, isNull } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { member, passwordReset, session } = schema
export type PasswordResetRepository = ReturnType<typeof createPasswordResetRepository>

export function createPasswordResetRepository(db: Database) {
  async function insert(tenantId: string, row: { tokenHash: string; memberId: string; expiresAt: Date }) {
    await db.insert(passwordReset).values({ ...row, tenantId })
  }

  /** Whether the link still works. */
  async function isLiving(tenantId: string, tokenHash: string, now: Date): Promise<boolean> {
    const rows = await db
      .select()
      .from(passwordReset)
      .where(living(tenantId, tokenHash, now))
    return rows.length > 0
  }

  /**
   * Spends the link, sets the password and ends the member's sessions, all or nothing; `ended` are their hashes. All other links
   * of the member are spent too. Of two that come at once with the same link one gets `expired`; `gone` is a link whose account
   * is no more.
   */
  async function setPassword(
    tenantId: string,
    { tokenHash, passwordHash, now }: { tokenHash: string; passwordHash: string; now: Date },
  ): Promise<
    { kind: 'expired' } | { kind: 'gone' } | { kind: 'set'; memberId: string; email: string; ended: string[] }
  > {
    return db.transaction(async (transaction) => {
      const [reset] = await transaction
        .update(passwordReset)
        .set({ usedAt: now })
        .where(living(tenantId, tokenHash, now))
        .returning({ memberId: passwordReset.memberId })
      if (!reset) return { kind: 'expired' }
      const { memberId } = reset
      const [changed] = await transaction
        .update(member)
        .set({ passwordHash })
        .where(and(eq(member.tenantId, tenantId), eq(member.id, memberId)))
        .returning({ email: member.email })
      await transaction
        .update(passwordReset)
        .set({ usedAt: now })
        .where(
          and(eq(passwordReset.tenantId, tenantId), eq(passwordReset.memberId, memberId), isNull(passwordReset.usedAt)),
        )
      const ended = await transaction
        .delete(session)
        .where(and(eq(session.tenantId, tenantId), eq(session.memberId, memberId)))
        .returning({ tokenHash: session.tokenHash })
      const hashes = ended.map(({ tokenHash: hash }) => hash)
      return changed ? { kind: 'set', memberId, email: changed.email, ended: hashes } : { kind: 'gone' }
    })
  }

  /** Links sent to an address that is the member's no longer. */
  async function removeAll(tenantId: string, memberId: string) {
    await db
      .delete(passwordReset)
      .where(and(eq(passwordReset.tenantId, tenantId), eq(passwordReset.memberId, memberId)))
  }

  return { insert, isLiving, setPassword, removeAll }
}

function living(tenantId: string, tokenHash: string, now: Date) {
  return and(
    eq(passwordReset.tenantId, tenantId),
    eq(passwordReset.tokenHash, tokenHash),
    isNull(passwordReset.usedAt),
    gt(passwordReset.expiresAt, now),
  )
}
