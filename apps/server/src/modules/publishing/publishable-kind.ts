import type { Database } from '../../platform/db/database.ts'
import type { AuditKind } from '../audit/audit-shapes.ts'
import type { KeptChangesOn } from './kept-change.ts'

/** JSON by field name. */
export type Fields = Record<string, unknown>
/** What a version showed beyond its fields, e.g. a class's video, so that it can be shown again; null if nothing. */
export type Shown = Fields | null

type DraftOf = { tenantId: string; id: string; fields: Fields }
/** `shown` is set if an earlier version is published again. */
type PublishedOf = DraftOf & { shown?: Shown; now: Date }

type PublishedVersion = { tenantId: string; id: string; version: number; publishedAt: Date }

/**
 * A kind of entity that is drafted and published: classes, live events, the look, texts, policies, announcements and
 * Discovery.
 */
export type PublishableKind = {
  kind: AuditKind
  /** The object kind of audit entries about several of them. */
  many: AuditKind
  /** The object name in audit entries. */
  nameOf: (fields: Fields, id: string, tenantId: string) => string
  /** The object name in audit entries about several of them; their number if omitted. */
  nameOfMany?: (drafts: readonly DraftOf[]) => string
  /**
   * Validates each field of a draft on its own, as a draft may be incomplete. Returns the fields to store.
   * @throws Failure invalidRequest naming the fields
   */
  parse: (fields: Fields) => Fields
  /** Whether it is stored in the club's row, which needs the platform's scope. */
  isOfClub?: true
  /**
   * What members see now, for a kind that is also changed elsewhere, e.g. by the command line; null if they see
   * nothing.
   */
  live?: (transaction: Database, ref: { tenantId: string; id: string }) => Promise<Fields | null>
  /** What is missing before it can be published, by the checklist's keys; empty if complete. */
  missing: (transaction: Database, draft: DraftOf) => Promise<string[]>
  /** Writes what members see, in the transaction that publishes. */
  apply: (transaction: Database, published: PublishedOf) => Promise<void>
  /** What drafts that were just applied show beyond their fields, by id. Without it, only their fields are shown. */
  shown?: (
    transaction: Database,
    published: { tenantId: string; ids: readonly string[] },
  ) => Promise<ReadonlyMap<string, Shown>>
  /** Called in the transaction that adds versions. */
  published?: (transaction: Database, versions: readonly PublishedVersion[]) => Promise<void>
  /** Hides it from members, in the transaction that unpublishes. */
  retract: (transaction: Database, published: { tenantId: string; id: string }) => Promise<void>
  /**
   * The same for several at once, for kinds of which thousands are published together. Without it, they are handled one
   * by one.
   */
  several?: {
    /** By id; only incomplete ones. */
    missing: (transaction: Database, drafts: readonly DraftOf[]) => Promise<ReadonlyMap<string, string[]>>
    apply: (transaction: Database, published: readonly PublishedOf[]) => Promise<void>
    retract: (transaction: Database, published: { tenantId: string; ids: readonly string[] }) => Promise<void>
  }
  /** Called in the transaction that moves it to the bin. @throws Failure changedSince if something depends on it */
  binning?: (transaction: Database, ref: { tenantId: string; id: string }) => Promise<void>
  /** Called in the transaction that restores it from the bin. Returns what else has changed, for open pages. */
  returned?: (
    transaction: Database,
    ref: { tenantId: string; id: string; binnedAt: Date },
    kept: ReturnType<KeptChangesOn>,
  ) => Promise<{ kind: string; id: string }[]>
  /**
   * Permanently removes what is left of it, in the transaction that empties the bin. Its files are removed later, by
   * `forget`.
   */
  remove: (transaction: Database, binned: { tenantId: string; id: string }) => Promise<void>
  /** Removes its stored files. */
  forget: (binned: { tenantId: string; id: string }) => Promise<void>
  /**
   * Notifies every server that these objects have changed on members' pages; without `ids`, that any may have. Called
   * after the transaction.
   */
  announce: (tenantId: string, ids?: readonly string[]) => Promise<void>
}
