import type { Clock } from '../../platform/clock/clock.ts'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import { createRecent } from '../../platform/memory/recent.ts'
import { isRunning } from './is-running.ts'
import type { SubscriptionRepository, SubscriptionRow } from './repository.ts'

export type Entitlement = ReturnType<typeof createEntitlement>
type Parts = {
  database: Pick<DatabaseHandle, 'listen' | 'notify'>
  subscriptions: Pick<SubscriptionRepository, 'list'>
  clock: Clock
}

/** What was read is believed for this long; the database tells all servers of changes at once, so this only bounds a lost message. */
const believedMs = 4000
const mostBelieved = 50_000

/** Whether a member may play: decided here, on the server, whatever the app believes. */
export function createEntitlement({ database, subscriptions, clock }: Parts) {
  const believed = createRecent<string, { rows: SubscriptionRow[]; until: number }>(mostBelieved)

  async function start() {
    const forget = (memberId: string) => believed.remove(memberId)
    await database.listen('access_changed', forget, believed.clear)
  }

  async function hasAccess(tenantId: string, memberId: string): Promise<boolean> {
    const now = clock.now()
    const known = believed.get(memberId)
    const rows = known && known.until > now.getTime() ? known.rows : await subscriptions.list(tenantId, memberId)
    if (rows !== known?.rows) {
      believed.set(memberId, { rows, until: now.getTime() + believedMs })
    }
    return rows.some((row) => isRunning(row, now))
  }

  /** To be called after every change of a member's subscriptions: all servers forget what they believed. */
  async function changed(memberId: string) {
    believed.remove(memberId)
    await database.notify('access_changed', memberId)
  }

  return { start, hasAccess, changed }
}
