import { and, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import type { UploadRow, VersionKey } from '../intake-rows.ts'

const { upload, mediaVersion } = schema
/** Any number that no other advisory lock uses. */
const uploadsLock = 7283003

/** Files being uploaded. */
export function createUploadRepository(db: Database) {
  return {
    /** Blocks other uploads from starting until the transaction ends. */
    lockUploads: () => db.execute(sql`select pg_advisory_xact_lock(${uploadsLock})`),
    addUpload: (row: typeof upload.$inferInsert) => db.insert(upload).values(row),
    async findUpload(tenantId: string, id: string): Promise<UploadRow | null> {
      const [row] = await db
        .select()
        .from(upload)
        .where(and(eq(upload.tenantId, tenantId), eq(upload.id, id)))
      return row ?? null
    },
    async uploadOf({ tenantId, classTag, version }: VersionKey): Promise<UploadRow | null> {
      const [row] = await db
        .select()
        .from(upload)
        .where(and(eq(upload.tenantId, tenantId), eq(upload.classTag, classTag), eq(upload.version, version)))
        .orderBy(desc(upload.createdAt))
        .limit(1)
      return row ?? null
    },
    /** Whether a class has a video or an open upload. */
    async hasVideo(tenantId: string, classTag: string): Promise<boolean> {
      const [found] = await db
        .select({ tag: upload.classTag })
        .from(upload)
        .where(
          and(
            eq(upload.tenantId, tenantId),
            eq(upload.classTag, classTag),
            inArray(upload.state, ['receiving', 'received']),
          ),
        )
        .limit(1)
      return found !== undefined
    },
    async newestArriving(tenantId: string, classTag: string): Promise<UploadRow | null> {
      const [row] = await db
        .select()
        .from(upload)
        .where(and(eq(upload.tenantId, tenantId), eq(upload.classTag, classTag), eq(upload.state, 'receiving')))
        .orderBy(desc(upload.createdAt))
        .limit(1)
      return row ?? null
    },
    /** Leaves out uploads whose class is still being created. */
    listUploads: (tenantId: string): Promise<UploadRow[]> =>
      db
        .select()
        .from(upload)
        .where(and(eq(upload.tenantId, tenantId), ne(upload.classTag, '')))
        .orderBy(desc(upload.createdAt))
        .limit(500),
    /** Open uploads of all clubs that haven't been touched since `before`. */
    idleUploads: (before: Date): Promise<UploadRow[]> =>
      db
        .select()
        .from(upload)
        .where(and(eq(upload.state, 'receiving'), lt(upload.changedAt, before))),
    /** Restarts the periods of open uploads and replaced videos of all clubs, after the clock was set. */
    async restartPeriods(now: Date) {
      await db.update(upload).set({ changedAt: now }).where(eq(upload.state, 'receiving'))
      await db.update(mediaVersion).set({ replacedAt: now }).where(isNotNull(mediaVersion.replacedAt))
    },
    uploadsUnderWay: (): Promise<UploadRow[]> => db.select().from(upload).where(eq(upload.state, 'receiving')),
    /** True only for the caller that ends the `receiving` state. */
    async closeUpload(tenantId: string, id: string, state: 'received' | 'cancelled', now: Date): Promise<boolean> {
      const rows = await db
        .update(upload)
        .set({ state, changedAt: now })
        .where(and(eq(upload.tenantId, tenantId), eq(upload.id, id), eq(upload.state, 'receiving')))
        .returning({ id: upload.id })
      return rows.length > 0
    },
    placeUpload: (tenantId: string, id: string, classTag: string) =>
      db
        .update(upload)
        .set({ classTag })
        .where(and(eq(upload.tenantId, tenantId), eq(upload.id, id))),
    touchUpload: (tenantId: string, id: string, now: Date, sentBytes?: number) =>
      db
        .update(upload)
        .set({ changedAt: now, ...(sentBytes !== undefined && { sentBytes }) })
        .where(and(eq(upload.tenantId, tenantId), eq(upload.id, id))),
    /** Names the multipart upload in the bucket; null if the file comes by tus instead. */
    setMultipart: (tenantId: string, id: string, multipart: string | null) =>
      db
        .update(upload)
        .set({ multipart, sentBytes: 0 })
        .where(and(eq(upload.tenantId, tenantId), eq(upload.id, id))),
  }
}
