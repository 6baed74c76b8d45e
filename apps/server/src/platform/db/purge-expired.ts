import { and, isNull, lt, or } from 'drizzle-orm'
import { isOverStaffSession } from '../session/staff-sessions.ts'
import { type Database, schema } from './database.ts'

const {
  auditEntry,
  limitCounter,
  passwordReset,
  session,
  shortLink,
  spentNonce,
  staffBrowser,
  staffSession,
  staffToken,
  takenTrial,
} = schema
const dayMs = 86_400_000
/** Entries are kept for two years; the database removes none before (`migrations`). */
const auditDays = 731
const browserDays = 400
/** A trial of an address, so long after it was taken (`trial-history`). */
const trialDays = 366
/** Short links: that nobody has followed, and that nobody follows any more. */
const unfollowedDays = 90
const forgottenDays = 731

/**
 * Removes, of all clubs, what nobody can use any more: windows of limits that are over, ended sessions, spent and old links; and
 * history that is older than it is kept.
 */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs)
  await db.delete(limitCounter).where(lt(limitCounter.windowEndsAt, now))
  await db
    .delete(session)
    .where(or(lt(session.expiresAt, now), lt(session.usedAt, new Date(now.getTime() - 14 * dayMs))))
  await db.delete(passwordReset).where(or(lt(passwordReset.expiresAt, yesterday), lt(passwordReset.usedAt, yesterday)))
  await db.delete(takenTrial).where(lt(takenTrial.takenAt, new Date(now.getTime() - trialDays * dayMs)))
  await db.delete(staffToken).where(lt(staffToken.expiresAt, now))
  await db.delete(staffSession).where(isOverStaffSession(now))
  await db.delete(staffBrowser).where(lt(staffBrowser.seenAt, new Date(now.getTime() - browserDays * dayMs)))
  await db.delete(auditEntry).where(lt(auditEntry.at, new Date(now.getTime() - auditDays * dayMs)))
  const quarter = new Date(now.getTime() - unfollowedDays * dayMs)
  await db
    .delete(shortLink)
    .where(
      or(
        and(isNull(shortLink.followedAt), lt(shortLink.createdAt, quarter)),
        and(
          lt(shortLink.followedAt, new Date(now.getTime() - forgottenDays * dayMs)),
          lt(shortLink.createdAt, quarter),
        ),
      ),
    )
  await db.delete(spentNonce).where(lt(spentNonce.forgettableAt, now))
}
