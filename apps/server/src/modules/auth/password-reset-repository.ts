import { and, eq, gt, gte, isNull, or } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { MembersOn } from '../members/member-tables.ts'

const { memberPasskey, passwordReset } = schema
export type PasswordResetRepository = ReturnType<typeof createPasswordResetRepository>

export function createPasswordResetRepository(db: Database, membersOn: MembersOn) {
  async function insert(
    tenantId: string,
    row: { tokenHash: string; memberId: string; expiresAt: Date; restoresEmail?: string },
  ) {
    await db.insert(passwordReset).values({ ...row, tenantId })
  }

  /** Whether the link is still valid. */
  async function isLiving(tenantId: string, tokenHash: string, now: Date): Promise<boolean> {
    const rows = await db
      .select()
      .from(passwordReset)
      .where(living(tenantId, tokenHash, now))
    return rows.length > 0
  }

  /**
   * Uses the link, sets the password and ends the member's sessions in one transaction; `ended` are their hashes. A
   * link that undoes a change of address also restores the old one. The member's other links are used up too, except
   * older undo links: an attacker who has taken over an account must not be able to invalidate its owner's. If a link
   * is used twice at once, one use gets `expired`; `gone` means that the account was deleted.
   * @throws Failure emailInUse if the restored address belongs to another member by now
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
      const { members, addressChanges, sessions } = membersOn(transaction)
      const changed = await members.setPassword(tenantId, memberId, { passwordHash, email: restoresEmail })
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
      await addressChanges.remove(tenantId, memberId)
      // Someone who knew the old password may have added a passkey.
      await transaction
        .delete(memberPasskey)
        .where(and(eq(memberPasskey.tenantId, tenantId), eq(memberPasskey.memberId, memberId)))
      const ended = await sessions.removeAll(tenantId, memberId)
      return changed ? { kind: 'set', memberId, email: changed.email, ended } : { kind: 'gone' }
    })
  }

  /** Deletes links sent to an address that is no longer the member's. */
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
