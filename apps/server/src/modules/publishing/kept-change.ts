import type { Database } from '../../platform/db/database.ts'
import type { Fields } from './publishable-kind.ts'
import type { PublishingRepository } from './repository.ts'

/** What one thing of several was before and after: its fields, or with `standing` its state, version and time. */
export type KeptChange = { id: string; before: Fields; after: Fields; standing?: true }
/** Keeps what a change of several was, for as long as the history offers to take it back. */
export type KeptChangesOn = (db: Database) => Pick<PublishingRepository, 'keepChange' | 'keptChange'>
