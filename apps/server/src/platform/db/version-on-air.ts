import { and, eq } from 'drizzle-orm'
import { schema } from './database.ts'

const { draft, publishedVersion } = schema

/** Joins a draft with its version that members see; no row unless it is published. */
export const isVersionOnAir = and(
  eq(draft.state, 'published'),
  eq(publishedVersion.tenantId, draft.tenantId),
  eq(publishedVersion.kind, draft.kind),
  eq(publishedVersion.id, draft.id),
  eq(publishedVersion.version, draft.version),
)
