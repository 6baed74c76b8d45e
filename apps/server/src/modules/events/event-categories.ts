import type { Database } from '../../platform/db/database.ts'
import { createEventCategories } from './event-category-repository.ts'

/** The categories of live events as members see them, in a transaction of the caller. */
export const eventCategoriesOn = (db: Database) => createEventCategories(db)
