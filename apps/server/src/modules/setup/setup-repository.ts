import { eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { Staff } from '../staff/compose.ts'

const { setupProgress, staffAccount, tenant } = schema
export type SetupRow = typeof setupProgress.$inferSelect
export type SetupRepository = ReturnType<typeof createSetupRepository>

/** Needs the platform's scope. */
export function createSetupRepository(db: Database, staffOn: Staff['staffOn']) {
  /** Whether the installation is empty: no club and no staff. */
  async function isUntouched(): Promise<boolean> {
    return (await db.$count(tenant)) === 0 && (await db.$count(staffAccount)) === 0
  }

  async function addLink(tokenHash: string, expiresAt: Date): Promise<void> {
    await staffOn(db).insertToken({ tokenHash, kind: 'setUp', expiresAt })
  }

  async function replaceLinks(tokenHash: string, expiresAt: Date): Promise<void> {
    await db.transaction(async (transaction) => {
      await staffOn(transaction).spendTokens('setUp')
      await staffOn(transaction).insertToken({ tokenHash, kind: 'setUp', expiresAt })
    })
  }

  /** Expires all links. If two people use theirs at the same time, one gets false. */
  async function spendLinks(tokenHash: string, now: Date): Promise<boolean> {
    const ended = await staffOn(db).spendTokens('setUp')
    return ended.some((row) => row.tokenHash === tokenHash && row.expiresAt > now)
  }

  async function progress(accountId: string): Promise<SetupRow | null> {
    const [row] = await db.select().from(setupProgress).where(eq(setupProgress.accountId, accountId))
    return row ?? null
  }

  async function save(row: Pick<SetupRow, 'accountId' | 'updatedAt'> & Partial<SetupRow>): Promise<void> {
    const { accountId, ...changes } = row
    // Simultaneous saves each keep their own keys.
    const merged = changes.input && { input: sql`${setupProgress.input} || excluded.input` }
    await db
      .insert(setupProgress)
      .values({ ...row, step: row.step ?? 'club' })
      .onConflictDoUpdate({ target: setupProgress.accountId, set: { ...changes, ...merged } })
  }

  return { isUntouched, addLink, replaceLinks, spendLinks, progress, save }
}
