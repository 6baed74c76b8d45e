import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { isVersionOnAir } from '../../../platform/db/version-on-air.ts'
import type { DraftRow } from '../../publishing/draft.ts'
import type { Fields } from '../../publishing/publishable-kind.ts'

const { draft, publishedVersion } = schema
/** A draft with its published fields; null if members don't see it. */
export type StoredEvent = { draft: DraftRow; published: Fields | null }

/** A club's drafts of events, oldest first. */
export function eventDrafts(db: Database, tenantId: string): Promise<StoredEvent[]> {
  return db
    .select({ draft, published: publishedVersion.fields })
    .from(draft)
    .leftJoin(publishedVersion, isVersionOnAir)
    .where(and(eq(draft.tenantId, tenantId), eq(draft.kind, 'event')))
    .orderBy(draft.createdAt, draft.id)
}
