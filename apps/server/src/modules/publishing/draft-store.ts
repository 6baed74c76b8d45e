import type { Database } from '../../platform/db/database.ts'
import { createDraftStore } from './draft-store-repository.ts'

type DraftStore = ReturnType<typeof createDraftStore>
/** Writes of other modules to many drafts and versions at once, in a transaction of the caller. */
export const draftStoreOn = (db: Database): DraftStore => createDraftStore(db)
