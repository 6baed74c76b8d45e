import { lt, or } from 'drizzle-orm'
import { type Database, schema } from './database.ts'

const { limitCounter, passwordReset, session, spentNonce } = schema
const dayMs = 86_400_000

/** Removes, of all clubs, what nobody can use any more: windows of limits that are over, ended sessions, spent and old links. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs)
  await db.delete(limitCounter).where(lt(limitCounter.windowEndsAt, now))
  await db.delete(session).where(lt(session.expiresAt, now))
  await db.delete(passwordReset).where(or(lt(passwordReset.expiresAt, yesterday), lt(passwordReset.usedAt, yesterday)))
  await db.delete(spentNonce).where(lt(spentNonce.forgettableAt, now))
}
