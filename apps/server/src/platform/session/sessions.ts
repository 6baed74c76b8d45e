import { and, desc, eq, gt, placeholder, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../clock/clock.ts'
import { built } from '../db/built.ts'
import { type DatabaseHandle, schema } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { unsynced } from '../db/unsynced.ts'
import { createRecent } from '../memory/recent.ts'
import { hashToken, type TokenSource } from './token.ts'

export type Session = {
  tokenHash: string
  tenantId: string
  memberId: string
  externalUserId: string | null
  bindingHash: string | null
  usedAt: Date
  expiresAt: Date
}
export type NewSession = {
  tenantId: string
  memberId: string
  externalUserId?: string
  idToken?: string
  userAgent?: string | null
  /** SHA-256 of the cookie that must come with the token. */
  bindingHash?: string | null
}
export type Sessions = ReturnType<typeof createSessions>

const { member, session } = schema
const dayMs = 86_400_000
const lifetimeMs = 30 * dayMs
const maxIdleMs = 14 * dayMs
/**
 * A member's newest sessions are kept: more than anyone has devices, and a script that keeps signing in can't fill the
 * table.
 */
const maxPerMember = 20
/** How long a session is cached; notifications of ended sessions clear it earlier, so this only covers a lost one. */
const believedMs = 4000
const maxBelieved = 50_000

/** Opaque bearer tokens for 30 days, or 14 without use, stored hashed and bound to tenant and member (D-90). */
export function createSessions(database: DatabaseHandle, clock: Clock, makeToken: TokenSource) {
  const believed = createRecent<string, { session: Session; until: number }>(maxBelieved)
  const isLiving = and(
    eq(session.tokenHash, placeholder('tokenHash')),
    gt(session.expiresAt, placeholder('now')),
    gt(session.usedAt, placeholder('idleSince')),
  )
  const living = built(database.db.select().from(session).where(isLiving))

  async function start() {
    await database.listen('session_ended', forget, believed.clear)
  }

  /** Opens a session and returns its token, which isn't stored and can't be read again. */
  async function open(owner: NewSession): Promise<string> {
    const token = await openFor(owner, sql`true`)
    if (token === null) throw new Error('There is no such member.')
    return token
  }

  /**
   * Opens a session after a password check; null if the password has changed since, so that the old one can't open a
   * session.
   */
  function openWith(passwordHash: string, owner: NewSession): Promise<string | null> {
    return openFor(owner, sql`${member.passwordHash} = ${passwordHash}`)
  }

  /**
   * Opens the session and ends the oldest above the limit in one commit; concurrent sign-ins share the wait for the
   * disk. The member's row is locked until the commit, so a concurrent password change waits and then ends this session
   * too. Concurrent sign-ins don't see each other's sessions; the next one ends those over the limit.
   */
  async function openFor(owner: NewSession, condition: SQL): Promise<string | null> {
    const { tenantId, memberId, externalUserId, idToken, userAgent, bindingHash } = owner
    const token = makeToken()
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + lifetimeMs)
    const rows = await rowsOf<{ token_hash: string; is_open: boolean }>(
      database.db,
      sql`
      with opened as (
        insert into ${session} (token_hash, tenant_id, member_id, created_at, used_at, expires_at, external_user_id,
          id_token, user_agent, binding_hash)
        select ${hashToken(token)}::text, ${member.tenantId}, ${member.id}, ${now}::timestamptz, ${now}::timestamptz,
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
    // A trigger notifies the other servers of ended sessions.
    for (const { token_hash, is_open } of rows) if (!is_open) forget(token_hash)
    return rows.some(({ is_open }) => is_open) ? token : null
  }

  /** The valid session of a token, or null. */
  async function find(token: string): Promise<Session | null> {
    return findByHash(hashToken(token))
  }

  /** The same by the stored hash, e.g. for an address signed for a session. */
  async function findByHash(tokenHash: string): Promise<Session | null> {
    const now = clock.now()
    const known = believed.get(tokenHash)
    if (known && known.until > now.getTime() && known.session.expiresAt > now) return known.session
    const [row] = await living.execute({ tokenHash, now, idleSince: new Date(now.getTime() - maxIdleMs) })
    if (!row) return null
    if (now.getTime() - row.usedAt.getTime() > dayMs) {
      await database.db
        .update(session)
        .set({ usedAt: now })
        .where(eq(session.tokenHash, tokenHash))
        .returning({ unsynced })
    }
    believed.set(tokenHash, { session: row, until: now.getTime() + believedMs })
    return row
  }

  async function end(tokenHash: string) {
    await database.db.delete(session).where(eq(session.tokenHash, tokenHash))
    await notifyEnded(tokenHash)
  }

  /** Notifies all servers of a session that was deleted together with something else. */
  async function notifyEnded(tokenHash: string) {
    forget(tokenHash)
    await database.notify('session_ended', tokenHash)
  }

  /** The member's valid sessions, newest first. */
  async function list(tenantId: string, memberId: string) {
    return database.db
      .select({
        tokenHash: session.tokenHash,
        createdAt: session.createdAt,
        expiresAt: session.expiresAt,
        userAgent: session.userAgent,
      })
      .from(session)
      .where(
        and(
          eq(session.tenantId, tenantId),
          eq(session.memberId, memberId),
          gt(session.expiresAt, clock.now()),
          gt(session.usedAt, new Date(clock.now().getTime() - maxIdleMs)),
        ),
      )
      .orderBy(desc(session.createdAt))
  }

  /** Ends all sessions of a member, e.g. after a password change, except `exceptHash`. */
  async function endAll(tenantId: string, memberId: string, exceptHash?: string) {
    const rows = await database.db
      .select({ tokenHash: session.tokenHash })
      .from(session)
      .where(and(eq(session.tenantId, tenantId), eq(session.memberId, memberId)))
    for (const { tokenHash } of rows) if (tokenHash !== exceptHash) await end(tokenHash)
  }

  function forget(tokenHash: string) {
    believed.remove(tokenHash)
  }

  return { start, open, openWith, find, findByHash, list, end, endAll, notifyEnded }
}
