import type { Database } from '../../platform/db/database.ts'
import type { Fields } from './publishable-kind.ts'
import type { PublishingRepository } from './repository.ts'

/** One of several changed drafts, before and after: its fields, or with `standing` its state, version and time. */
export type KeptChange = {
  id: string
  before: Fields
  after: Fields
  standing?: true
  /** The fields that members see, if they were changed with the draft. */
  published?: { before: Fields; after: Fields } | undefined
}
/** Stores changes of several drafts as long as the history can undo them. */
export type KeptChangesOn = (db: Database) => Pick<PublishingRepository, 'keepChange' | 'keptChange'>
