import type { CuratedKind } from '@upbeat/contract/studio/entities/curation'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { isVersionOnAir } from '../../platform/db/version-on-air.ts'
import type { Fields } from '../publishing/publishable-kind.ts'

const { draft, publishedVersion } = schema
export type CurationRepository = ReturnType<typeof createCurationRepository>
/** A draft with its published fields; null if members don't see it. */
export type StoredCuration = { draft: typeof draft.$inferSelect; published: Fields | null }

export function createCurationRepository(db: Database) {
  return {
    drafts(tenantId: string, kind: CuratedKind): Promise<StoredCuration[]> {
      return db
        .select({ draft, published: publishedVersion.fields })
        .from(draft)
        .leftJoin(publishedVersion, isVersionOnAir)
        .where(and(eq(draft.tenantId, tenantId), eq(draft.kind, kind)))
        .orderBy(draft.createdAt, draft.id)
    },

    /** The number of classes in each category that has any: drafts, published classes without a draft, and events. */
    async classCounts(tenantId: string): Promise<Map<string, number>> {
      const rows = await rowsOf<{ category: string; count: number }>(
        db,
        sql`select category, count(distinct class)::int as count from (
          select fields->>'categoryId' as category, id as class from draft where tenant_id = ${tenantId} and kind in ('class', 'event')
          union all select category_id, tag from virtual_class where tenant_id = ${tenantId}
          union all select category_id, id from live_event where tenant_id = ${tenantId}
        ) as used where category is not null group by category`,
      )
      return new Map(rows.map(({ category, count }) => [category, count]))
    },

    /** Category ids are numbers in members' addresses; the common ones end at 1010. */
    async nextCategoryId(tenantId: string): Promise<string> {
      const rows = await rowsOf<{ last: number | null }>(
        db,
        sql`select max(id::int) as last from (
          select id from category where tenant_id = ${tenantId}
          union all select id from draft where tenant_id = ${tenantId} and kind = 'category'
        ) as ids where id ~ '^[0-9]{1,8}$'`,
      )
      return String(Math.max(rows[0]?.last ?? 0, 1010) + 1)
    },
  }
}
