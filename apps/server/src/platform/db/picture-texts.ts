import type { SQL } from 'drizzle-orm'

/**
 * A query of the texts in which a module's rows of a club mention pictures, with one column `text`. Changes recorded
 * after `undoableSince` can still be undone, so their pictures count as well.
 */
export type PictureTexts = (tenantId: string, undoableSince: Date) => SQL
