import { createRecent } from '../../platform/memory/recent.ts'
import type { KnownViewing } from './sum-pieces.ts'

/** Parts of the ledger as they are stored. What is missing is not known. */
export type Remembered = {
  /**
   * The viewers' ids, by the members' ids. They stay valid when a member is deleted: a report that was under way counts for the viewer, who then
   * belongs to no member.
   */
  viewers: Map<string, string>
  /** When the last piece of a viewer ends, in epoch milliseconds; 0 if there is none. */
  ends: Map<string, number>
  viewings: Map<string, KnownViewing>
  /** The sets of `watch_seen`, by `seenKey`. */
  seen: Map<string, string>
}

/** Each takes about a kilobyte, with what is remembered of its viewer and its class. */
const maxViewings = 10_000

export type LedgerMemory = ReturnType<typeof createLedgerMemory>

/**
 * What this server has read from the ledgers of clubs and appended to them. It holds as long as no other server appends to the ledger, which its
 * `revision` tells.
 */
export function createLedgerMemory() {
  const clubs = createRecent<string, { revision: number; remembered: Remembered }>(maxViewings)

  return {
    /** For the transaction that made the ledger's revision this one. If it fails, nothing is remembered. */
    take(tenantId: string, revision: number): Remembered {
      const kept = clubs.get(tenantId)
      clubs.remove(tenantId)
      if (kept?.revision === revision - 1 && kept.remembered.viewings.size < maxViewings) return kept.remembered
      return { viewers: new Map(), ends: new Map(), viewings: new Map(), seen: new Map() }
    },
    /** After the transaction. */
    keep(tenantId: string, revision: number, remembered: Remembered): void {
      clubs.set(tenantId, { revision, remembered }, remembered.viewings.size)
    },
  }
}
