import { and, desc, eq, gt, lt, ne, or, placeholder, sql } from 'drizzle-orm'
import { built } from '../../platform/db/built.ts'
import { type Database, type DatabaseHandle, schema } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { unsynced } from '../../platform/db/unsynced.ts'
import type { Session } from '../../platform/session/session-reader.ts'

export type SessionRepository = ReturnType<typeof createSessionRepository>
type NewSession = typeof session.$inferInsert & { createdAt: Date; usedAt: Date }
/** A session is valid until it expires or hasn't been used since `idleSince`. */
type Validity = { now: Date; idleSince: Date }

const { member, session } = schema

export function createSessionRepository(database: Pick<DatabaseHandle, 'db' | 'deferred' | 'settled'>) {
  const { db } = database
  const isLiving = and(
    eq(session.tokenHash, placeholder('tokenHash')),
    gt(session.expiresAt, placeholder('now')),
    gt(session.usedAt, placeholder('idleSince')),
  )
  const living = built(db.select().from(session).where(isLiving))

  /**
   * Opens the session and ends the member's oldest above `maxPerMember` in one commit; concurrent sign-ins share the
   * wait for the disk. The member's row is locked until the commit, so a concurrent password change waits and then ends
   * this session too. Concurrent sign-ins don't see each other's sessions; the next one ends those over the limit.
   * `isOpen` is false if there is no such member, or if the password's hash is no longer `passwordHash`.
   */
  async function insert(
    row: NewSession,
    { passwordHash, maxPerMember }: { passwordHash: string | null; maxPerMember: number },
  ): Promise<{ isOpen: boolean; ended: string[] }> {
    const { tokenHash, tenantId, memberId, createdAt, usedAt, expiresAt } = row
    const { externalUserId, idToken, userAgent, bindingHash } = row
    const condition = passwordHash === null ? sql`true` : sql`${member.passwordHash} = ${passwordHash}`
    const rows = await rowsOf<{ token_hash: string; is_open: boolean }>(
      db,
      sql`
      with opened as (
        insert into ${session} (token_hash, tenant_id, member_id, created_at, used_at, expires_at, external_user_id,
          id_token, user_agent, binding_hash)
        select ${tokenHash}::text, ${member.tenantId}, ${member.id}, ${createdAt}::timestamptz, ${usedAt}::timestamptz,
          ${expiresAt}::timestamptz, ${externalUserId ?? null}::text, ${idToken ?? null}::text,
          ${userAgent ?? null}::text, ${bindingHash ?? null}::text
        from ${member}
        where ${member.tenantId} = ${tenantId} and ${member.id} = ${memberId} and ${condition}
        for no key update
        returning token_hash
      ), ended as (
        delete from ${session}
        where exists (select from opened) and ${session.tokenHash} in (
          select ${session.tokenHash} from ${session}
          where ${session.tenantId} = ${tenantId} and ${session.memberId} = ${memberId}
          order by ${session.createdAt} desc offset ${maxPerMember - 1}
        )
        returning token_hash
      )
      select token_hash, is_open, ${database.deferred} from (
        select token_hash, true as is_open from opened union all select token_hash, false from ended
      ) as changed`,
    )
    if (rows.length > 0) await database.settled()
    return {
      isOpen: rows.some(({ is_open }) => is_open),
      ended: rows.flatMap(({ token_hash, is_open }) => (is_open ? [] : [token_hash])),
    }
  }

  /** The valid session with this hash of any club, or null. */
  async function find(tokenHash: string, { now, idleSince }: Validity): Promise<Session | null> {
    const [row] = await living.execute({ tokenHash, now, idleSince })
    return row ?? null
  }

  /** The member's valid sessions, newest first. */
  async function list(tenantId: string, memberId: string, { now, idleSince }: Validity) {
    const { tokenHash, createdAt, usedAt, expiresAt, userAgent } = session
    return db
      .select({ tokenHash, createdAt, usedAt, expiresAt, userAgent })
      .from(session)
      .where(and(isOf(tenantId, memberId), gt(session.expiresAt, now), gt(session.usedAt, idleSince)))
      .orderBy(desc(session.createdAt))
  }

  /** Records the last use, without waiting for the disk. */
  async function keepUse(tokenHash: string, usedAt: Date) {
    await db.update(session).set({ usedAt }).where(eq(session.tokenHash, tokenHash)).returning({ unsynced })
  }

  async function remove(tokenHash: string) {
    await db.delete(session).where(eq(session.tokenHash, tokenHash))
  }

  /** Deletes all clubs' sessions that are no longer valid. */
  async function purge({ now, idleSince }: Validity) {
    await db.delete(session).where(or(lt(session.expiresAt, now), lt(session.usedAt, idleSince)))
  }

  return { insert, find, list, keepUse, remove, removeAll: removeSessionsOn(db), purge }
}

/** Deletes all sessions of a member except `exceptHash`, and returns their hashes. */
export function removeSessionsOn(db: Database) {
  return async function removeAll(tenantId: string, memberId: string, exceptHash?: string): Promise<string[]> {
    const isOther = exceptHash === undefined ? undefined : ne(session.tokenHash, exceptHash)
    const rows = await db
      .delete(session)
      .where(and(isOf(tenantId, memberId), isOther))
      .returning({ tokenHash: session.tokenHash })
    return rows.map(({ tokenHash }) => tokenHash)
  }
}

function isOf(tenantId: string, memberId: string) {
  return and(eq(session.tenantId, tenantId), eq(session.memberId, memberId))
}
