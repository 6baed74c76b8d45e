import { and, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { UploadRow, VersionKey } from './intake-rows.ts'

const { upload, mediaVersion } = schema
/** Any number that no other advisory lock has. */
const uploadsLock = 7283003

/** Files on their way in. */
export function createUploadRepository(db: Database) {
  return {
    /** Until the transaction ends, nobody else begins an upload. */
    lockUploads: () => db.execute(sql`select pg_advisory_xact_lock(${uploadsLock})`),
    addUpload: (row: UploadRow) => db.insert(upload).values(row),
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
    /** Whether anything was uploaded for a class, or is on its way. */
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
    /** An upload whose class is being made is not yet among them. */
    listUploads: (tenantId: string): Promise<UploadRow[]> =>
      db
        .select()
        .from(upload)
        .where(and(eq(upload.tenantId, tenantId), ne(upload.classTag, '')))
        .orderBy(desc(upload.createdAt))
        .limit(500),
    /** Of all clubs: those under way that nobody has touched since. */
    idleUploads: (before: Date): Promise<UploadRow[]> =>
      db
        .select()
        .from(upload)
        .where(and(eq(upload.state, 'receiving'), lt(upload.changedAt, before))),
    /** Periods that were counted by a clock that has been set begin again: uploads under way and replaced videos of all clubs. */
    async restartPeriods(now: Date) {
      await db.update(upload).set({ changedAt: now }).where(eq(upload.state, 'receiving'))
      await db.update(mediaVersion).set({ replacedAt: now }).where(isNotNull(mediaVersion.replacedAt))
    },
    uploadsUnderWay: (): Promise<UploadRow[]> => db.select().from(upload).where(eq(upload.state, 'receiving')),
    /** True for the one who changes it from `receiving`. */
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
    touchUpload: (tenantId: string, id: string, now: Date) =>
      db
        .update(upload)
        .set({ changedAt: now })
        .where(and(eq(upload.tenantId, tenantId), eq(upload.id, id))),
  }
}
