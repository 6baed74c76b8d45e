import type { Clock } from '../../platform/clock/clock.ts'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import { createRecent } from '../../platform/memory/recent.ts'
import type { Session } from '../../platform/session/session-reader.ts'
import { hashToken, type TokenSource } from '../../platform/session/token.ts'
import type { SessionRepository } from './session-repository.ts'

export type Sessions = ReturnType<typeof createSessions>
type NewSession = {
  tenantId: string
  memberId: string
  externalUserId?: string
  idToken?: string
  userAgent?: string | null
  /** SHA-256 of the cookie that must come with the token. */
  bindingHash?: string | null
}
type Parts = {
  rows: SessionRepository
  database: Pick<DatabaseHandle, 'listen' | 'notify'>
  clock: Clock
  makeToken: TokenSource
}

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
export function createSessions({ rows, database, clock, makeToken }: Parts) {
  const believed = createRecent<string, { session: Session; until: number }>(maxBelieved)

  async function start() {
    await database.listen('session_ended', forget, believed.clear)
  }

  /** Opens a session and returns its token, which isn't stored and can't be read again. */
  async function open(owner: NewSession): Promise<string> {
    const token = await openFor(owner, null)
    if (token === null) throw new Error('There is no such member.')
    return token
  }

  /**
   * Opens a session after a password check; null if the password has changed since, so that the old one can't open a
   * session.
   */
  function openWith(passwordHash: string, owner: NewSession): Promise<string | null> {
    return openFor(owner, passwordHash)
  }

  async function openFor(owner: NewSession, passwordHash: string | null): Promise<string | null> {
    const token = makeToken()
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + lifetimeMs)
    const row = { ...owner, tokenHash: hashToken(token), createdAt: now, usedAt: now, expiresAt }
    const { isOpen, ended } = await rows.insert(row, { passwordHash, maxPerMember })
    // A trigger notifies the other servers of ended sessions.
    ended.forEach(forget)
    return isOpen ? token : null
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
    const session = await rows.find(tokenHash, validAt(now))
    if (!session) return null
    if (now.getTime() - session.usedAt.getTime() > dayMs) await rows.keepUse(tokenHash, now)
    believed.set(tokenHash, { session, until: now.getTime() + believedMs })
    return session
  }

  async function end(tokenHash: string) {
    await rows.remove(tokenHash)
    await notifyEnded(tokenHash)
  }

  /** Notifies all servers of a session that was deleted together with something else. */
  async function notifyEnded(tokenHash: string) {
    forget(tokenHash)
    await database.notify('session_ended', tokenHash)
  }

  /** The member's valid sessions, newest first. */
  async function list(tenantId: string, memberId: string) {
    return rows.list(tenantId, memberId, validAt(clock.now()))
  }

  /** Ends all sessions of a member, e.g. after a password change, except `exceptHash`. */
  async function endAll(tenantId: string, memberId: string, exceptHash?: string) {
    for (const tokenHash of await rows.removeAll(tenantId, memberId, exceptHash)) await notifyEnded(tokenHash)
  }

  /** Deletes all clubs' sessions that are no longer valid. */
  async function purge(now: Date) {
    await rows.purge(validAt(now))
  }

  function forget(tokenHash: string) {
    believed.remove(tokenHash)
  }

  return { start, open, openWith, find, findByHash, list, end, endAll, notifyEnded, purge }
}

function validAt(now: Date) {
  return { now, idleSince: new Date(now.getTime() - maxIdleMs) }
}
