import type { Role } from '@upbeat/rules/staff/may'
import { idleHours, longestDays } from '@upbeat/rules/staff/session-life'
import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { type Database, type DatabaseHandle, schema } from '../db/database.ts'
import { unsynced } from '../db/unsynced.ts'
import { asPlatform } from '../scope/scope.ts'
import { hashToken, type TokenSource } from './token.ts'

const { staffAccount, staffMembership, staffPasskey, staffSession } = schema
export type StaffSessions = ReturnType<typeof createStaffSessions>
/** A valid session with its account, and the account's role in the requested club. */
export type FoundStaff = {
  sessionId: string
  expiresAt: Date
  reauthenticatedAt: Date | null
  account: {
    id: string
    name: string
    email: string
    language: string | null
    isInstallationAdmin: boolean
    isDemo: boolean
  }
  firstSignedInAt: Date | null
  hasSecondFactor: boolean
  role: Role | null
}
type Parts = { database: Pick<DatabaseHandle, 'db'>; now: () => Date; makeId: () => string; makeToken: TokenSource }

/** A use within this time of the last one isn't recorded. */
const noticedMs = 60_000

/**
 * Sessions of staff. They are read from the database at every request and never cached, so that an ended session or a
 * removed role takes effect on every server with the next call.
 */
export function createStaffSessions({ database: { db }, now, makeId, makeToken }: Parts) {
  /** Opens a session and returns its token, which isn't stored. `until` carries over another session's end. */
  async function open(accountId: string, userAgent: string | null, until?: Date): Promise<string> {
    const token = makeToken()
    const createdAt = now()
    const expiresAt = until ?? new Date(createdAt.getTime() + longestDays * 86_400_000)
    const row = { tokenHash: hashToken(token), id: makeId(), accountId, createdAt, lastUsedAt: createdAt, expiresAt }
    await asPlatform(() => db.insert(staffSession).values({ ...row, userAgent }))
    return token
  }

  /** Finds the valid session of a token, with the role in the club, and records the use. */
  function find(token: string, tenantId: string | null): Promise<FoundStaff | null> {
    return asPlatform(async () => {
      const [row] = await db
        .select({
          session: staffSession,
          account: staffAccount,
          role: staffMembership.role,
          hasPasskey: sql<boolean>`exists (select from ${staffPasskey} where ${staffPasskey.accountId} = ${staffAccount.id})`,
        })
        .from(staffSession)
        .innerJoin(staffAccount, eq(staffAccount.id, staffSession.accountId))
        .leftJoin(
          staffMembership,
          and(eq(staffMembership.accountId, staffAccount.id), eq(staffMembership.tenantId, tenantId ?? '')),
        )
        .where(and(eq(staffSession.tokenHash, hashToken(token)), isLiving(now())))
      if (!row) return null
      const { session, account, role, hasPasskey } = row
      await notice(session)
      const { id, name, email, language, isInstallationAdmin, isDemo, firstSignedInAt, totpSecret } = account
      return {
        sessionId: session.id,
        expiresAt: session.expiresAt,
        reauthenticatedAt: session.reauthenticatedAt,
        account: { id, name, email, language, isInstallationAdmin, isDemo },
        firstSignedInAt,
        hasSecondFactor: totpSecret !== null || hasPasskey,
        role,
      }
    })
  }

  async function notice({ tokenHash, lastUsedAt }: typeof staffSession.$inferSelect) {
    if (now().getTime() - lastUsedAt.getTime() < noticedMs) return
    const isThis = eq(staffSession.tokenHash, tokenHash)
    await db.update(staffSession).set({ lastUsedAt: now() }).where(isThis).returning({ unsynced })
  }

  /** Which of the sessions are still valid, with their role in a club: for open connections such as an event stream. */
  function stillLiving(ids: readonly string[], tenantId: string): Promise<Map<string, Role>> {
    return asPlatform(async () => {
      const rows = await db
        .select({ id: staffSession.id, role: staffMembership.role })
        .from(staffSession)
        .innerJoin(
          staffMembership,
          and(eq(staffMembership.accountId, staffSession.accountId), eq(staffMembership.tenantId, tenantId)),
        )
        .where(and(inArray(staffSession.id, [...ids]), isLiving(now())))
      return new Map(rows.map(({ id, role }) => [id, role]))
    })
  }

  async function reauthenticated(sessionId: string): Promise<void> {
    await asPlatform(() =>
      db.update(staffSession).set({ reauthenticatedAt: now() }).where(eq(staffSession.id, sessionId)),
    )
  }

  /** The account's valid sessions, the last used first. */
  function list(accountId: string) {
    return asPlatform(() =>
      db
        .select()
        .from(staffSession)
        .where(and(eq(staffSession.accountId, accountId), isLiving(now())))
        .orderBy(desc(staffSession.lastUsedAt)),
    )
  }

  /** Ends one session of an account; false if it has no such session. */
  function end(accountId: string, sessionId: string): Promise<boolean> {
    return asPlatform(() => staffSessionsOn(db).end(accountId, sessionId))
  }

  /** Ends all sessions of an account except one. */
  function endAll(accountId: string, exceptId?: string): Promise<void> {
    return asPlatform(() => staffSessionsOn(db).endAll(accountId, exceptId))
  }

  return { open, find, stillLiving, reauthenticated, list, end, endAll }
}

/** Ends sessions within another transaction, in the platform's scope. */
export function staffSessionsOn(db: Database) {
  /** False if the account has no such session, or `sessionId` is no id. */
  async function end(accountId: string, sessionId: string): Promise<boolean> {
    const mine = and(eq(staffSession.accountId, accountId), sql`${staffSession.id}::text = ${sessionId}`)
    return (await db.delete(staffSession).where(mine).returning({ id: staffSession.id })).length > 0
  }

  async function endAll(accountId: string, exceptId?: string): Promise<void> {
    const others = exceptId === undefined ? undefined : ne(staffSession.id, exceptId)
    await db.delete(staffSession).where(and(eq(staffSession.accountId, accountId), others))
  }

  return { end, endAll }
}

function isLiving(now: Date) {
  const idleSince = new Date(now.getTime() - idleHours * 3_600_000)
  return and(gt(staffSession.expiresAt, now), gt(staffSession.lastUsedAt, idleSince))
}

/** Matches expired and idle sessions. */
export function isOverStaffSession(now: Date) {
  const idleSince = new Date(now.getTime() - idleHours * 3_600_000)
  return or(sql`${staffSession.expiresAt} <= ${now}`, sql`${staffSession.lastUsedAt} <= ${idleSince}`)
}
