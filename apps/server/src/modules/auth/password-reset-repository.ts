import { and, eq, gt, gte, isNull, or } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { addressChange, member, memberPasskey, passwordReset, session } = schema
export type PasswordResetRepository = ReturnType<typeof createPasswordResetRepository>

export function createPasswordResetRepository(db: Database) {
  async function insert(
    tenantId: string,
    row: { tokenHash: string; memberId: string; expiresAt: Date; restoresEmail?: string },
  ) {
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
   * Spends the link, sets the password and ends the member's sessions, all or nothing; `ended` are their hashes. A link that undoes a change
   * of address brings that address back. All other links of the member are spent too, save older ones that undo a change: whoever took an
   * account over must not spend its owner's way back. Of two that come at once with the same link one gets `expired`; `gone` is a link whose
   * account is no more. Throws where the address brought back is another's by now.
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
        .returning()
      if (!reset) return { kind: 'expired' }
      const { memberId, restoresEmail, expiresAt } = reset
      const [changed] = await transaction
        .update(member)
        .set({ passwordHash, ...(restoresEmail && { email: restoresEmail, emailKey: restoresEmail.toLowerCase() }) })
        .where(and(eq(member.tenantId, tenantId), eq(member.id, memberId)))
        .returning({ email: member.email })
      await transaction
        .update(passwordReset)
        .set({ usedAt: now })
        .where(
          and(
            eq(passwordReset.tenantId, tenantId),
            eq(passwordReset.memberId, memberId),
            isNull(passwordReset.usedAt),
            or(
              isNull(passwordReset.restoresEmail),
              restoresEmail ? gte(passwordReset.expiresAt, expiresAt) : undefined,
            ),
          ),
        )
      await transaction
        .delete(addressChange)
        .where(and(eq(addressChange.tenantId, tenantId), eq(addressChange.memberId, memberId)))
      // Whoever knew the old password may have left a key.
      await transaction
        .delete(memberPasskey)
        .where(and(eq(memberPasskey.tenantId, tenantId), eq(memberPasskey.memberId, memberId)))
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
      .where(
        and(
          eq(passwordReset.tenantId, tenantId),
          eq(passwordReset.memberId, memberId),
          isNull(passwordReset.restoresEmail),
        ),
      )
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
