import type { Database } from '../../platform/db/database.ts'
import type { FactDetails, FactKind } from './fact-details.ts'

type FactOf<K extends FactKind> = {
  kind: K
  tenantId: string
  memberId: string | null
  /** When it happened, which may be earlier than now. */
  at: Date
  /** See `FactKind`. */
  entityId: string | null
  details: FactDetails[K]
  /**
   * Unique within the club and kind if the same event can be reported twice. Must not contain a member's id, which
   * would outlive the account. By default every fact counts.
   */
  source?: string
}
/** A fact to append. */
export type NewFact = { [K in FactKind]: FactOf<K> }[FactKind]

/** The event log that figures are computed from. */
export type Facts = {
  /** Appends facts in the transaction of the change that they describe, so that both are stored or neither. */
  append: (transaction: Database, facts: readonly NewFact[]) => Promise<void>
}
