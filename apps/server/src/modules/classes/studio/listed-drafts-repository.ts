import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import type { MediaSource } from '../../../platform/db/schema/catalogue.ts'
import { isVersionOnAir } from '../../../platform/db/version-on-air.ts'

const { draft, publishedVersion, virtualClass } = schema
/** The first column is never null: drizzle takes a joined row whose first column is null for a missing one. */
export const liveColumns = {
  imageLink: virtualClass.imageLink,
  durationSecond: virtualClass.durationSecond,
  trailerLink: virtualClass.trailerLink,
  media: virtualClass.media,
}
/** What members see of a class, or last saw. */
export type Live = {
  durationSecond: number | null
  imageLink: string
  trailerLink: string | null
  media: MediaSource | null
}
export type ListedDraft = {
  draft: typeof draft.$inferSelect
  live: Live | null
  /** The published fields, if they differ from the draft's. */
  published: Record<string, unknown> | null
}

export type WhichDrafts = { ids: readonly string[] } | { after: string; take: number }

/**
 * Drafts by their ids, or a page of those after an id. What belongs to a draft is looked up by its whole key, whatever
 * table sizes the planner's statistics suggest (`docs/decisions/052`).
 */
export function listedDrafts(db: Database, tenantId: string, which: WhichDrafts) {
  const live = db
    .select(liveColumns)
    .from(virtualClass)
    .where(and(eq(virtualClass.tenantId, draft.tenantId), eq(virtualClass.tag, draft.id)))
    .limit(1)
    .as('live')
  const published = db
    .select({ fields: publishedVersion.fields })
    .from(publishedVersion)
    .where(isVersionOnAir)
    .limit(1)
    .as('published')
  const { imageLink, durationSecond, trailerLink, media } = live
  return db
    .select({
      draft,
      live: { imageLink, durationSecond, trailerLink, media },
      published: sql<
        ListedDraft['published']
      >`case when ${published.fields} <> ${draft.fields} then ${published.fields} end`,
    })
    .from(draft)
    .leftJoinLateral(live, sql`true`)
    .leftJoinLateral(published, sql`true`)
    .where(and(isClass(tenantId), 'ids' in which ? inArray(draft.id, [...which.ids]) : gt(draft.id, which.after)))
    .orderBy(asc(draft.id))
    .limit('ids' in which ? which.ids.length : which.take)
}

export function isClass(tenantId: string) {
  return and(eq(draft.tenantId, tenantId), eq(draft.kind, 'class'))
}
