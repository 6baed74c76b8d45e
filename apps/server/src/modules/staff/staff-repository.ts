import { emailKey, storedEmailKeys } from '@upbeat/rules/auth/email-key'
import type { Role } from '@upbeat/rules/staff/may'
import { and, asc, eq, inArray, isNull, lt, max, or, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { staffAccount, staffBrowser, staffMembership, staffPasskey, staffRecoveryCode, staffSession, staffToken } =
  schema
export type StaffAccount = typeof staffAccount.$inferSelect
export type StaffPasskey = typeof staffPasskey.$inferSelect
export type StaffToken = typeof staffToken.$inferSelect
export type StaffRepository = ReturnType<typeof createStaffRepository>

/** Staff accounts and their data. They belong to the installation, so they need the platform's scope. */
export function createStaffRepository(db: Database) {
  async function byEmail(email: string): Promise<StaffAccount | null> {
    const keys = storedEmailKeys(email)
    const rows = await db.select().from(staffAccount).where(inArray(staffAccount.emailKey, keys))
    // Two accounts may be older than the rule that makes their addresses one.
    return rows.find((row) => row.emailKey === keys[0]) ?? rows[0] ?? null
  }

  async function byId(id: string): Promise<StaffAccount | null> {
    const [row] = await db.select().from(staffAccount).where(eq(staffAccount.id, id))
    return row ?? null
  }

  async function insertAccount(row: Omit<typeof staffAccount.$inferInsert, 'emailKey'>): Promise<void> {
    await db.insert(staffAccount).values({ ...row, emailKey: emailKey(row.email) })
  }

  async function updateAccount(id: string, changes: Partial<typeof staffAccount.$inferInsert>): Promise<void> {
    await db.update(staffAccount).set(changes).where(eq(staffAccount.id, id))
  }

  /** Does nothing if the password was changed since. */
  async function rehashPassword(id: string, { from, to }: { from: string; to: string }): Promise<void> {
    const unchanged = and(eq(staffAccount.id, id), eq(staffAccount.passwordHash, from))
    await db.update(staffAccount).set({ passwordHash: to }).where(unchanged)
  }

  /** Spends a code's time step. Returns false if it or a later one was spent before. */
  async function takeTotpStep(id: string, step: number): Promise<boolean> {
    const isNewer = or(isNull(staffAccount.totpStep), lt(staffAccount.totpStep, step))
    const taken = await db
      .update(staffAccount)
      .set({ totpStep: step })
      .where(and(eq(staffAccount.id, id), isNewer))
      .returning({ id: staffAccount.id })
    return taken.length > 0
  }

  async function insertToken(row: typeof staffToken.$inferInsert): Promise<void> {
    await db.insert(staffToken).values(row)
  }

  async function findToken(kind: StaffToken['kind'], tokenHash: string, now: Date): Promise<StaffToken | null> {
    const [row] = await db.select().from(staffToken).where(isToken(kind, tokenHash))
    return row && row.expiresAt > now ? row : null
  }

  /** Spends a token that works once. If two requests do so at once, one gets null. */
  async function spendToken(kind: StaffToken['kind'], tokenHash: string, now: Date): Promise<StaffToken | null> {
    const [row] = await db.delete(staffToken).where(isToken(kind, tokenHash)).returning()
    return row && row.expiresAt > now ? row : null
  }

  /** Spends all tokens of a kind. */
  async function spendTokens(kind: StaffToken['kind']): Promise<StaffToken[]> {
    return db.delete(staffToken).where(eq(staffToken.kind, kind)).returning()
  }

  async function dropTokens(kind: StaffToken['kind'], accountId: string): Promise<void> {
    await db.delete(staffToken).where(and(eq(staffToken.kind, kind), eq(staffToken.accountId, accountId)))
  }

  async function replaceRecoveryCodes(accountId: string, hashes: readonly string[]): Promise<void> {
    await db.delete(staffRecoveryCode).where(eq(staffRecoveryCode.accountId, accountId))
    if (hashes.length > 0)
      await db.insert(staffRecoveryCode).values(hashes.map((codeHash) => ({ accountId, codeHash })))
  }

  async function spendRecoveryCode(accountId: string, codeHash: string, now: Date): Promise<boolean> {
    const isUnused = and(
      eq(staffRecoveryCode.accountId, accountId),
      eq(staffRecoveryCode.codeHash, codeHash),
      isNull(staffRecoveryCode.usedAt),
    )
    const spent = await db.update(staffRecoveryCode).set({ usedAt: now }).where(isUnused).returning()
    return spent.length > 0
  }

  async function recoveryCodesLeft(accountId: string): Promise<number> {
    const isUnused = and(eq(staffRecoveryCode.accountId, accountId), isNull(staffRecoveryCode.usedAt))
    return db.$count(staffRecoveryCode, isUnused)
  }

  function passkeysOf(accountId: string): Promise<StaffPasskey[]> {
    return db
      .select()
      .from(staffPasskey)
      .where(eq(staffPasskey.accountId, accountId))
      .orderBy(asc(staffPasskey.createdAt))
  }

  async function passkey(id: string): Promise<StaffPasskey | null> {
    const [row] = await db.select().from(staffPasskey).where(eq(staffPasskey.id, id))
    return row ?? null
  }

  async function insertPasskey(row: typeof staffPasskey.$inferInsert): Promise<boolean> {
    const inserted = await db.insert(staffPasskey).values(row).onConflictDoNothing().returning({ id: staffPasskey.id })
    return inserted.length > 0
  }

  async function updatePasskey(id: string, changes: Partial<StaffPasskey>): Promise<void> {
    await db.update(staffPasskey).set(changes).where(eq(staffPasskey.id, id))
  }

  async function removePasskey(id: string): Promise<void> {
    await db.delete(staffPasskey).where(eq(staffPasskey.id, id))
  }

  async function knowsBrowser(accountId: string, browserHash: string): Promise<boolean> {
    const isIt = and(eq(staffBrowser.accountId, accountId), eq(staffBrowser.browserHash, browserHash))
    return (await db.$count(staffBrowser, isIt)) > 0
  }

  async function keepBrowser(accountId: string, browserHash: string, seenAt: Date): Promise<void> {
    const target = [staffBrowser.accountId, staffBrowser.browserHash]
    await db
      .insert(staffBrowser)
      .values({ accountId, browserHash, seenAt })
      .onConflictDoUpdate({ target, set: { seenAt } })
  }

  /** The clubs of an account, and its role in each. */
  function clubsOf(accountId: string): Promise<{ tenantId: string; role: Role }[]> {
    return db
      .select({ tenantId: staffMembership.tenantId, role: staffMembership.role })
      .from(staffMembership)
      .where(eq(staffMembership.accountId, accountId))
  }

  /** The staff of a club, in the order in which they joined. */
  function staffOf(tenantId: string) {
    const lastUsedAt = db
      .select({ accountId: staffSession.accountId, at: max(staffSession.lastUsedAt).as('last_used_at') })
      .from(staffSession)
      .groupBy(staffSession.accountId)
      .as('last_use')
    return db
      .select({
        accountId: staffAccount.id,
        name: staffAccount.name,
        email: staffAccount.email,
        role: staffMembership.role,
        joinedAt: staffMembership.createdAt,
        lastUsedAt: lastUsedAt.at,
        hasSecondFactor: sql<boolean>`${staffAccount.totpSecret} is not null
          or exists (select from ${staffPasskey} where ${staffPasskey.accountId} = ${staffAccount.id})`,
      })
      .from(staffMembership)
      .innerJoin(staffAccount, eq(staffAccount.id, staffMembership.accountId))
      .leftJoin(lastUsedAt, eq(lastUsedAt.accountId, staffAccount.id))
      .where(eq(staffMembership.tenantId, tenantId))
      .orderBy(asc(staffMembership.createdAt), asc(staffAccount.name))
  }

  /**
   * The roles of a club, locked until the transaction ends, so that concurrent changes can't leave it without an owner.
   */
  async function lockRoles(tenantId: string): Promise<Map<string, Role>> {
    const rows = await db
      .select({ accountId: staffMembership.accountId, role: staffMembership.role })
      .from(staffMembership)
      .where(eq(staffMembership.tenantId, tenantId))
      .orderBy(asc(staffMembership.accountId))
      .for('update')
    return new Map(rows.map(({ accountId, role }) => [accountId, role]))
  }

  /** Returns false if the person belongs to the club already. */
  async function addMembership(row: typeof staffMembership.$inferInsert): Promise<boolean> {
    const added = await db.insert(staffMembership).values(row).onConflictDoNothing().returning()
    return added.length > 0
  }

  async function setRole(tenantId: string, accountId: string, role: Role): Promise<void> {
    await db.update(staffMembership).set({ role }).where(isMembership(tenantId, accountId))
  }

  async function removeMembership(tenantId: string, accountId: string): Promise<void> {
    await db.delete(staffMembership).where(isMembership(tenantId, accountId))
  }

  return {
    byEmail,
    byId,
    insertAccount,
    updateAccount,
    rehashPassword,
    takeTotpStep,
    insertToken,
    findToken,
    spendToken,
    spendTokens,
    dropTokens,
    replaceRecoveryCodes,
    spendRecoveryCode,
    recoveryCodesLeft,
    passkeysOf,
    passkey,
    insertPasskey,
    updatePasskey,
    removePasskey,
    knowsBrowser,
    keepBrowser,
    clubsOf,
    staffOf,
    lockRoles,
    addMembership,
    setRole,
    removeMembership,
  }
}

function isToken(kind: StaffToken['kind'], tokenHash: string) {
  return and(eq(staffToken.kind, kind), eq(staffToken.tokenHash, tokenHash))
}

function isMembership(tenantId: string, accountId: string) {
  return and(eq(staffMembership.tenantId, tenantId), eq(staffMembership.accountId, accountId))
}
