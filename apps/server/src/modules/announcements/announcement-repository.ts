import { and, desc, eq, ne } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { draft, publishedVersion } = schema
const isAnnouncement = (tenantId: string) => and(eq(draft.tenantId, tenantId), eq(draft.kind, 'announcement'))

export function createAnnouncementRepository(db: Database) {
  const versionOfDraft = and(
    eq(publishedVersion.tenantId, draft.tenantId),
    eq(publishedVersion.kind, draft.kind),
    eq(publishedVersion.id, draft.id),
    eq(publishedVersion.version, draft.version),
  )

  /** All except binned ones, newest first, each with its published fields. */
  async function list(tenantId: string) {
    return db
      .select({ draft, published: publishedVersion.fields })
      .from(draft)
      .leftJoin(publishedVersion, versionOfDraft)
      .where(and(isAnnouncement(tenantId), ne(draft.state, 'bin')))
      .orderBy(desc(draft.createdAt))
  }

  async function published(tenantId: string) {
    return db
      .select({ id: draft.id, version: draft.version, fields: publishedVersion.fields })
      .from(draft)
      .innerJoin(publishedVersion, versionOfDraft)
      .where(and(isAnnouncement(tenantId), eq(draft.state, 'published')))
      .orderBy(desc(draft.createdAt))
  }

  async function versionFields(tenantId: string, { id, version }: { id: string; version: number }) {
    const [row] = await db
      .select({ fields: publishedVersion.fields })
      .from(publishedVersion)
      .where(
        and(
          eq(publishedVersion.tenantId, tenantId),
          eq(publishedVersion.kind, 'announcement'),
          eq(publishedVersion.id, id),
          eq(publishedVersion.version, version),
        ),
      )
    return row?.fields ?? null
  }

  return { list, published, versionFields }
}
