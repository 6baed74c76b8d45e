import { setTimeout as delay } from 'node:timers/promises'
import { inTenant } from '../../platform/scope/scope.ts'
import { isRefusedRow } from './is-refused-row.ts'
import type { Ledger } from './ledger.ts'
import type { MemberReport } from './watch-report.ts'

/** Reports in one transaction. */
const mostAtOnce = 500
/**
 * How long reports are collected. Without this wait the embedded engine would store each alone: its statements run to
 * their end before the next request is read.
 */
const collectedMs = 20

type Waiting = { report: MemberReport; done: (countedMs: number) => void; failed: (error: unknown) => void }

/**
 * Writes reports in groups: what arrives within a few milliseconds, or while a transaction runs, shares the next one, so
 * that its cost is hardly more for a thousand viewers of one class than for ten. A report is answered once it is stored.
 */
export function createReportQueue({ append }: Ledger) {
  const waiting = new Map<string, Waiting[]>()

  function add(tenantId: string, report: MemberReport): Promise<number> {
    return new Promise((done, failed) => {
      const known = waiting.get(tenantId)
      if (known) return known.push({ report, done, failed })
      const queue = [{ report, done, failed }]
      waiting.set(tenantId, queue)
      void drain(tenantId, queue)
    })
  }

  async function drain(tenantId: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      if (queue.length < mostAtOnce) await delay(collectedMs)
      await inTenant(tenantId, () => store(tenantId, queue.splice(0, mostAtOnce)))
    }
    waiting.delete(tenantId)
  }

  async function store(tenantId: string, group: readonly Waiting[]): Promise<void> {
    try {
      const reports = group.map(({ report }) => report)
      const counted = await append(tenantId, reports)
      for (const [index, { done }] of group.entries()) done(counted[index] ?? 0)
    } catch (error) {
      if (group.length === 1 || !isRefusedRow(error)) {
        for (const { failed } of group) failed(error)
        return
      }
      // One report must not take the others with it: the half without it is stored.
      const half = Math.ceil(group.length / 2)
      await store(tenantId, group.slice(0, half))
      await store(tenantId, group.slice(half))
    }
  }

  return { add }
}
