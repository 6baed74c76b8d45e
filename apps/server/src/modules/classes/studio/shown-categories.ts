import type { Database } from '../../../platform/db/database.ts'
import { createShownClasses } from './shown-classes-repository.ts'

type ShownCategories = Pick<ReturnType<typeof createShownClasses>, 'moveCategory'>
/** The categories of classes as members see them, in a transaction of the caller. */
export const shownCategoriesOn = (db: Database): ShownCategories => createShownClasses(db)
