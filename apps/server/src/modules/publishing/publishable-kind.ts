import type { Database } from '../../platform/db/database.ts'
import type { AuditKind } from '../audit/audit-shapes.ts'
import type { KeptChangesOn } from './kept-change.ts'

/** JSON by field name. */
export type Fields = Record<string, unknown>
/** What a version showed beyond its fields, e.g. a class's video, so that it can be shown again; null where that is all. */
export type Shown = Fields | null

type DraftOf = { tenantId: string; id: string; fields: Fields }
/** With `shown`, an earlier version is published again. */
type PublishedOf = DraftOf & { shown?: Shown; now: Date }

/** A kind of entity that is drafted and published: classes, the look, texts, policies, announcements and what is curated. */
export type PublishableKind = {
  kind: AuditKind
  /** What the history calls several that were changed as one. */
  many: AuditKind
  /** Of the object in audit entries. */
  nameOf: (fields: Fields, id: string, tenantId: string) => string
  /**
   * Checks a draft's fields, each by itself: a draft may be incomplete. Answers what is kept.
   * @throws Failure invalidRequest naming the fields.
   */
  parse: (fields: Fields) => Fields
  /** Whether it is stored with the club itself, which no query in a club's own scope may touch. */
  isOfClub?: true
  /** What members see now, for a kind that is also changed in other ways, e.g. by the command line; null where they see nothing. */
  live?: (transaction: Database, thing: { tenantId: string; id: string }) => Promise<Fields | null>
  /** What is missing before members can be shown it, by the checklist's keys; empty where nothing is. */
  missing: (transaction: Database, draft: DraftOf) => Promise<string[]>
  /** Writes what members see, within the transaction that publishes. */
  apply: (transaction: Database, published: PublishedOf) => Promise<void>
  /** What those that were just applied show beyond their fields, by id. A kind without it shows their fields alone. */
  shown?: (
    transaction: Database,
    published: { tenantId: string; ids: readonly string[] },
  ) => Promise<ReadonlyMap<string, Shown>>
  /** Takes it from members, within the transaction that unpublishes. */
  retract: (transaction: Database, published: { tenantId: string; id: string }) => Promise<void>
  /** The same for several at once, for kinds of which thousands are published together. Without it they are taken one by one. */
  several?: {
    /** By id, of those that lack anything. */
    missing: (transaction: Database, drafts: readonly DraftOf[]) => Promise<ReadonlyMap<string, string[]>>
    apply: (transaction: Database, published: readonly PublishedOf[]) => Promise<void>
    retract: (transaction: Database, published: { tenantId: string; ids: readonly string[] }) => Promise<void>
  }
  /** Called within the transaction that moves it to the bin. @throws Failure changedSince where something depends on it */
  binning?: (transaction: Database, thing: { tenantId: string; id: string }) => Promise<void>
  /** Called within the transaction that takes it out of the bin. Answers what else has changed by it, for open pages. */
  returned?: (
    transaction: Database,
    thing: { tenantId: string; id: string; binnedAt: Date },
    kept: ReturnType<KeptChangesOn>,
  ) => Promise<{ kind: string; id: string }[]>
  /** Removes what is left of it, for ever, within the transaction that empties the bin. Its files go after that, in `forget`. */
  remove: (transaction: Database, binned: { tenantId: string; id: string }) => Promise<void>
  /** Removes its stored files. */
  forget: (binned: { tenantId: string; id: string }) => Promise<void>
  /** Tells every server that members' pages changed; after the transaction. */
  announce: (tenantId: string) => Promise<void>
}
