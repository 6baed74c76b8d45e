import { and, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { isOpenStep } from '../encoding/step-repository.ts'
import type { VersionKey } from '../intake-rows.ts'
import { sourceVersionOf } from './version-repository.ts'

const { upload, mediaVersion, mediaRendition, mediaFile } = schema
export type StorageRepository = ReturnType<typeof createStorageRepository>

/** How much storage clubs' media take. */
export function createStorageRepository(db: Database) {
  const ofVersion = ({ tenantId, classTag, version }: VersionKey) =>
    and(eq(mediaFile.tenantId, tenantId), eq(mediaFile.classTag, classTag), eq(mediaFile.version, version))

  return {
    /** Records a picture or trailer: what is stored besides source and renditions. */
    keepFile: ({ tenantId, classTag, version }: VersionKey, file: string, bytes: number) =>
      db
        .insert(mediaFile)
        .values({ tenantId, classTag, version, file, bytes })
        .onConflictDoUpdate({
          target: [mediaFile.tenantId, mediaFile.classTag, mediaFile.version, mediaFile.file],
          set: { bytes },
        }),
    async filesOf(key: VersionKey): Promise<string[]> {
      const rows = await db.select({ file: mediaFile.file }).from(mediaFile).where(ofVersion(key))
      return rows.map(({ file }) => file)
    },
    forgetFiles: (key: VersionKey, except: string[]) =>
      db.delete(mediaFile).where(and(ofVersion(key), notInArray(mediaFile.file, except))),

    /** By name, whatever their class. */
    forgetFilesNamed: async (tenantId: string, files: readonly string[]): Promise<void> => {
      await db.delete(mediaFile).where(and(eq(mediaFile.tenantId, tenantId), inArray(mediaFile.file, [...files])))
    },

    /** Bytes by kind; open uploads count in full. */
    async usage(tenantId: string) {
      const [renditions] = await db
        .select({ bytes: sql<string>`coalesce(sum(${mediaRendition.bytes}), 0)` })
        .from(mediaRendition)
        .where(eq(mediaRendition.tenantId, tenantId))
      const [sources] = await db.select({ bytes: sql<string>`coalesce(sum(bytes), 0)` }).from(
        // Videos made of different tracks of a file share it.
        sql`(select max(source_bytes) as bytes from media_version where tenant_id = ${tenantId}
            group by class_tag, ${sourceVersionOf('media_version')}) as source`,
      )
      const [incoming] = await db
        .select({ bytes: sql<string>`coalesce(sum(${upload.bytes}), 0)` })
        .from(upload)
        .where(and(eq(upload.tenantId, tenantId), eq(upload.state, 'receiving')))
      const [pictures] = await db
        .select({ bytes: sql<string>`coalesce(sum(${mediaFile.bytes}), 0)` })
        .from(mediaFile)
        .where(eq(mediaFile.tenantId, tenantId))
      return {
        renditions: Number(renditions?.bytes ?? 0),
        pictures: Number(pictures?.bytes ?? 0),
        sources: Number(sources?.bytes ?? 0),
        incoming: Number(incoming?.bytes ?? 0),
      }
    },
    async usageByClass(tenantId: string) {
      const renditions = await db
        .select({
          classTag: mediaRendition.classTag,
          version: mediaRendition.version,
          bytes: sql<string>`sum(${mediaRendition.bytes})`,
        })
        .from(mediaRendition)
        .where(eq(mediaRendition.tenantId, tenantId))
        .groupBy(mediaRendition.classTag, mediaRendition.version)
      const versions = await db
        .select({
          classTag: mediaVersion.classTag,
          version: mediaVersion.version,
          sourceBytes: mediaVersion.sourceBytes,
          replacedAt: mediaVersion.replacedAt,
          fileName: mediaVersion.fileName,
          sourceVersion: sql<number>`${sourceVersionOf('media_version')}`,
          // Written out: with a single table drizzle omits the table's name, so that these would be the subquery's own
          // columns.
          isOpen: sql<boolean>`exists (select from intake_step s where ${isOpenStep('s')} and s.tenant_id = media_version.tenant_id
            and s.class_tag = media_version.class_tag and s.version = media_version.version)`,
        })
        .from(mediaVersion)
        .where(and(eq(mediaVersion.tenantId, tenantId), or(isNull(mediaVersion.refusal), ne(mediaVersion.refusal, ''))))
        .orderBy(mediaVersion.classTag, mediaVersion.version)
      const pictures = await db
        .select({
          classTag: mediaFile.classTag,
          version: mediaFile.version,
          bytes: sql<string>`sum(${mediaFile.bytes})`,
        })
        .from(mediaFile)
        .where(eq(mediaFile.tenantId, tenantId))
        .groupBy(mediaFile.classTag, mediaFile.version)
      return { renditions, pictures, versions }
    },
  }
}
