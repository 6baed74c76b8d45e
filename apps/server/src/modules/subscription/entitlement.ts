import type { Clock } from '../../platform/clock/clock.ts'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import { createRecent } from '../../platform/memory/recent.ts'
import { accessEnd } from './access-of.ts'
import { isRunning } from './is-running.ts'
import type { SubscriptionRepository, SubscriptionRow } from './repository.ts'

export type Entitlement = ReturnType<typeof createEntitlement>
type Parts = {
  database: Pick<DatabaseHandle, 'listen' | 'notify'>
  subscriptions: Pick<SubscriptionRepository, 'list'>
  clock: Clock
}

/**
 * How long a read result is cached. The database notifies all servers of changes, so this only limits the effect of a
 * lost notification.
 */
const cachedMs = 4000
const maxCached = 50_000

/** Whether a member may play: decided on the server, independent of the app. */
export function createEntitlement({ database, subscriptions, clock }: Parts) {
  const cached = createRecent<string, { rows: SubscriptionRow[]; until: number }>(maxCached)

  async function start() {
    const forget = (memberId: string) => cached.remove(memberId)
    await database.listen('access_changed', forget, cached.clear)
  }

  async function hasAccess(tenantId: string, memberId: string): Promise<boolean> {
    const now = clock.now()
    return (await rowsOf(tenantId, memberId, now)).some((row) => isRunning(row, now))
  }

  /** Tells of a time up to now whether the member can have watched then: they have access, or had it later than that. */
  async function couldWatch(tenantId: string, memberId: string): Promise<(at: Date) => boolean> {
    const now = clock.now()
    const ends = (await rowsOf(tenantId, memberId, now)).map((row) => accessEnd(row, now))
    return (at) => ends.some((end) => end === null || at < end)
  }

  async function rowsOf(tenantId: string, memberId: string, now: Date): Promise<SubscriptionRow[]> {
    const known = cached.get(memberId)
    const rows = known && known.until > now.getTime() ? known.rows : await subscriptions.list(tenantId, memberId)
    if (rows !== known?.rows) {
      cached.set(memberId, { rows, until: now.getTime() + cachedMs })
    }
    return rows
  }

  /** Call after every change of a member's subscriptions: all servers drop their cached result. */
  async function changed(memberId: string) {
    cached.remove(memberId)
    await database.notify('access_changed', memberId)
  }

  return { start, hasAccess, couldWatch, changed }
}
