import { and, desc, eq, gt, placeholder, sql } from 'drizzle-orm'
import type { Clock } from '../clock/clock.ts'
import { built } from '../db/built.ts'
import { type DatabaseHandle, schema } from '../db/database.ts'
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
  /** Of the cookie that must come with the token. */
  bindingHash?: string | null
}
export type Sessions = ReturnType<typeof createSessions>

const { member, session } = schema
const dayMs = 86_400_000
const lifetimeMs = 30 * dayMs
const mostIdleMs = 14 * dayMs
/** Of a member's sessions the newest stay: nobody has more devices, and a script that signs in all day fills no table. */
const mostOfMember = 20
/** A session found is believed for this long; the database tells all servers of ends at once, so this only bounds a lost message. */
const believedMs = 4000
const mostBelieved = 50_000

/** Opaque bearer tokens of 30 days, or 14 without use, stored hashed, bound to tenant and member (D-90). */
export function createSessions(database: DatabaseHandle, clock: Clock, makeToken: TokenSource) {
  const believed = new Map<string, { session: Session; until: number }>()
  const isLiving = and(
    ...[eq(session.tokenHash, placeholder('tokenHash')), gt(session.expiresAt, placeholder('now'))],
    gt(session.usedAt, placeholder('idleSince')),
  )
  const living = built(database.db.select().from(session).where(isLiving))

  async function start() {
    await database.listen('session_ended', forget, () => believed.clear())
  }

  /** Opens a session and returns its token, the only time that it is known. */
  async function open(owner: NewSession) {
    const token = makeToken()
    const now = clock.now()
    await database.db.insert(session).values({
      ...owner,
      tokenHash: hashToken(token),
      createdAt: now,
      usedAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs),
    })
    await endOldest(owner)
    return token
  }

  /**
   * The same for whom a password was checked; null where it has been changed since, so that nobody slips in beside a new
   * password. The member's row is held meanwhile: the change waits, and then ends this session too.
   */
  async function openWith(passwordHash: string, owner: NewSession): Promise<string | null> {
    const { tenantId, memberId, userAgent, bindingHash } = owner
    const token = makeToken()
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + lifetimeMs)
    const opened = await database.db.execute(sql`
      insert into ${session} (token_hash, tenant_id, member_id, created_at, used_at, expires_at, user_agent,
        binding_hash)
      select ${hashToken(token)}::text, ${member.tenantId}, ${member.id}, ${now}::timestamptz, ${now}::timestamptz,
        ${expiresAt}::timestamptz, ${userAgent ?? null}::text, ${bindingHash ?? null}::text
      from ${member}
      where ${member.tenantId} = ${tenantId} and ${member.id} = ${memberId} and ${member.passwordHash} = ${passwordHash}
      for share
      returning token_hash`)
    const { rows } = opened as unknown as { rows: unknown[] }
    if (rows.length === 0) return null
    await endOldest({ tenantId, memberId })
    return token
  }

  async function endOldest({ tenantId, memberId }: Pick<NewSession, 'tenantId' | 'memberId'>) {
    const isOwn = and(eq(session.tenantId, tenantId), eq(session.memberId, memberId))
    const surplus = await database.db
      .select({ tokenHash: session.tokenHash })
      .from(session)
      .where(isOwn)
      .orderBy(desc(session.createdAt))
      .offset(mostOfMember)
    for (const { tokenHash } of surplus) await end(tokenHash)
  }

  /** The living session of a token, or null. */
  async function find(token: string): Promise<Session | null> {
    return findByHash(hashToken(token))
  }

  /** The same by the stored hash, for what was signed on behalf of a session. */
  async function findByHash(tokenHash: string): Promise<Session | null> {
    const now = clock.now()
    const known = believed.get(tokenHash)
    if (known && known.until > now.getTime() && known.session.expiresAt > now) return known.session
    const [row] = await living.execute({ tokenHash, now, idleSince: new Date(now.getTime() - mostIdleMs) })
    if (!row) return null
    if (now.getTime() - row.usedAt.getTime() > dayMs) {
      await database.db.update(session).set({ usedAt: now }).where(eq(session.tokenHash, tokenHash))
    }
    if (believed.size >= mostBelieved) believed.clear()
    believed.set(tokenHash, { session: row, until: now.getTime() + believedMs })
    return row
  }

  async function end(tokenHash: string) {
    await database.db.delete(session).where(eq(session.tokenHash, tokenHash))
    await told(tokenHash)
  }

  /** Lets all servers know of a session that was deleted together with something else. */
  async function told(tokenHash: string) {
    forget(tokenHash)
    await database.notify('session_ended', tokenHash)
  }

  /** The member's living sessions, newest first. */
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
          ...[eq(session.tenantId, tenantId), eq(session.memberId, memberId), gt(session.expiresAt, clock.now())],
          gt(session.usedAt, new Date(clock.now().getTime() - mostIdleMs)),
        ),
      )
      .orderBy(desc(session.createdAt))
  }

  /** Ends all sessions of a member, e.g. after a password change; `exceptHash` stays. */
  async function endAll(tenantId: string, memberId: string, exceptHash?: string) {
    const rows = await database.db
      .select({ tokenHash: session.tokenHash })
      .from(session)
      .where(and(eq(session.tenantId, tenantId), eq(session.memberId, memberId)))
    for (const { tokenHash } of rows) if (tokenHash !== exceptHash) await end(tokenHash)
  }

  function forget(tokenHash: string) {
    believed.delete(tokenHash)
  }

  return { start, open, openWith, find, findByHash, list, end, endAll, told }
}
