import type { FieldChange } from '@upbeat/rules/publishing/merge-changes'
import type { Fields } from './publishable-kind.ts'
import type { Reversal } from './publishing-status.ts'

/** A change of one of several drafts. */
export type ManyStep =
  /** `published` changes what members see as well, if they see it, without the draft's other changes. */
  | { id: string; changes: readonly FieldChange[]; published?: readonly FieldChange[] | undefined }
  /** `shown` is what members see of it from the start, else it is a draft. `ownerId`: the editor if omitted. */
  | { id: string; create: Fields; shown?: Fields | undefined; ownerId?: string | null }
  | { id: string; to: Move }
/** A change of state; `schedule` publishes at a future time. */
export type Move = 'publish' | 'unpublish' | 'bin' | 'restore' | { schedule: Date } | Reversal
