import { createHash } from 'node:crypto'
import type { Clock } from '../../platform/clock/clock.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import { readAssetName } from '../media/asset-name.ts'
import type { ViewerRepository } from './viewer-repository.ts'

export type Viewers = ReturnType<typeof createViewers>
type Broadcast = { tenantId: string; tag: string; startsAt: Date }

const periodMs = 30_000
/** How often what this server has seen is stored. Milliseconds. */
const storedEveryMs = 5000

/**
 * Counts the members who watch a broadcast, from their players' requests: whoever asked for a playlist or a segment
 * within 30 seconds is watching. Servers store hashes of sessions, so that a member whose requests reach several of them
 * counts once, and nobody is named.
 */
export function createViewers({ viewers, clock }: { viewers: ViewerRepository; clock: Clock }) {
  const stored = new Set<string>()
  const waiting = new Map<string, Broadcast & { at: Date; viewer: string }>()
  let period = 0

  /** Notes a request for a broadcast's media by a session. */
  function note(asset: string, session: string): void {
    const now = clock.now().getTime()
    const at = now - (now % periodMs)
    if (at !== period) stored.clear()
    period = at
    const key = `${asset}\n${session}`
    if (stored.has(key)) return
    stored.add(key)
    const { tenantId, tag, broadcastAt } = readAssetName(asset)
    if (!broadcastAt) return
    const viewer = createHash('sha256').update(key).digest('base64url').slice(0, 16)
    waiting.set(`${at} ${viewer}`, { tenantId, tag, startsAt: broadcastAt, at: new Date(at), viewer })
  }

  /** Stores what was noted. */
  async function store(): Promise<void> {
    const rows = [...waiting.values()]
    waiting.clear()
    for (const [tenantId, ofClub] of Map.groupBy(rows, (row) => row.tenantId)) {
      await inTenant(tenantId, () => viewers.add(ofClub))
    }
  }

  /** Who is watching now, and per 30 seconds. The current period and the one before it count as now. */
  async function counts(broadcast: Broadcast, now: Date) {
    await store()
    const from = now.getTime() - (now.getTime() % periodMs) - periodMs
    const watching = await viewers.countSince(broadcast, new Date(from))
    const watchers = await viewers.perPeriod(broadcast)
    return { watching, watchers: watchers.map(({ at, count }) => ({ at: at.toISOString(), count })) }
  }

  const timer = setInterval(() => void store().catch(() => undefined), storedEveryMs)
  timer.unref()

  return { note, counts, stop: () => clearInterval(timer) }
}
