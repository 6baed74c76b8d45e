import { and, isNull, lt, or } from 'drizzle-orm'
import { type Database, schema } from '../db/database.ts'
import { isOverStaffSession } from '../session/staff-sessions.ts'

const {
  auditEntry,
  limitCounter,
  passwordReset,
  sentEmail,
  shortLink,
  spentNonce,
  staffBrowser,
  staffSession,
  staffToken,
  takenTrial,
} = schema
const dayMs = 86_400_000
/** Audit entries are kept for two years; triggers refuse to delete younger ones (`migrations`). */
const auditDays = 731
const browserDays = 400
/** How long it is known which emails a member was sent. */
const emailDays = 90
/** How long an address's trial is remembered (`trial-history`). */
const trialDays = 366
/** Short links: those that were never followed, and those that are no longer followed. */
const unfollowedDays = 90
const forgottenDays = 731

/**
 * Deletes in all clubs what no longer has a use: finished rate limit windows, spent and old links,
 * and history past its retention.
 */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs)
  await db.delete(limitCounter).where(lt(limitCounter.windowEndsAt, now))
  await db.delete(passwordReset).where(or(lt(passwordReset.expiresAt, yesterday), lt(passwordReset.usedAt, yesterday)))
  await db.delete(takenTrial).where(lt(takenTrial.takenAt, new Date(now.getTime() - trialDays * dayMs)))
  await db.delete(staffToken).where(lt(staffToken.expiresAt, now))
  await db.delete(staffSession).where(isOverStaffSession(now))
  await db.delete(staffBrowser).where(lt(staffBrowser.seenAt, new Date(now.getTime() - browserDays * dayMs)))
  await db.delete(auditEntry).where(lt(auditEntry.at, new Date(now.getTime() - auditDays * dayMs)))
  await db.delete(sentEmail).where(lt(sentEmail.at, new Date(now.getTime() - emailDays * dayMs)))
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
