import { splitPicture } from '@upbeat/rules/pictures/picture-address'
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SourceFacts } from '../encoding/encoder-port.ts'
import type { VersionKey, VersionRow } from '../intake-rows.ts'
import { sourceVersion } from './version-prefix.ts'

const { mediaVersion, mediaRendition, mediaRevision, intakeStep } = schema

/** `sourceVersion` in SQL, of a row of `table`. */
export const sourceVersionOf = (table: string) =>
  sql.raw(`coalesce((${table}.facts->'taken'->>'version')::int, ${table}.version)`)

/** The videos of classes. */
export function createVersionRepository(db: Database) {
  const ofVersion = (table: typeof mediaVersion | typeof mediaRendition | typeof intakeStep, key: VersionKey) =>
    and(eq(table.tenantId, key.tenantId), eq(table.classTag, key.classTag), eq(table.version, key.version))
  /**
   * A time later than that of the class's other videos, even if the clock was set back: the latest one is published
   * next.
   */
  const afterOthers = ({ tenantId, classTag }: VersionKey, now: Date) =>
    sql`greatest(${now.toISOString()}::timestamptz, (
      select max(coalesce(v.chosen_at, v.created_at)) + interval '1 millisecond' from media_version v
      where v.tenant_id = ${tenantId} and v.class_tag = ${classTag}))`

  return {
    async nextVersion(tenantId: string, classTag: string): Promise<number> {
      const [row] = await db
        .select({
          version: sql<number>`greatest(
          (select coalesce(max(version), 0) from media_version where tenant_id = ${tenantId} and class_tag = ${classTag}),
          (select coalesce(max(version), 0) from upload where tenant_id = ${tenantId} and class_tag = ${classTag}))::int`,
        })
        .from(sql`(select 1) as one`)
      return (row?.version ?? 0) + 1
    },
    addVersion: (
      row: VersionKey & Pick<VersionRow, 'fileName' | 'createdAt'> & { sourceBytes: number; facts?: SourceFacts },
    ) =>
      db
        .insert(mediaVersion)
        .values({ ...row, createdAt: afterOthers(row, row.createdAt), warnings: [] })
        .onConflictDoNothing(),
    async findVersion(key: VersionKey): Promise<VersionRow | null> {
      const [row] = await db.select().from(mediaVersion).where(ofVersion(mediaVersion, key))
      return (row as VersionRow | undefined) ?? null
    },
    /** The one that is published next comes first. */
    async versionsOf(tenantId: string, classTag: string): Promise<VersionRow[]> {
      const rows = await db
        .select()
        .from(mediaVersion)
        .where(and(eq(mediaVersion.tenantId, tenantId), eq(mediaVersion.classTag, classTag)))
        .orderBy(desc(sql`coalesce(${mediaVersion.chosenAt}, ${mediaVersion.createdAt})`), desc(mediaVersion.version))
      return rows as VersionRow[]
    },
    /** The newest playable video of each of these classes, or of all classes without `tags`. */
    async playable(tenantId: string, tags?: readonly string[]) {
      const wanted = tags === undefined ? sql`true` : inArray(mediaVersion.classTag, [...tags])
      const chosen = sql`coalesce(${mediaVersion.chosenAt}, ${mediaVersion.createdAt})`
      const revision = sql`select from media_revision r where r.tenant_id = ${mediaVersion.tenantId}
        and r.class_tag = ${mediaVersion.classTag} and r.version = ${mediaVersion.version}`
      return db
        .selectDistinctOn([mediaVersion.classTag], {
          classTag: mediaVersion.classTag,
          version: mediaVersion.version,
          durationSecond: sql<number>`(${mediaVersion.facts}->>'durationSecond')::float8`,
          poster: sql<string | null>`${mediaVersion.posters}->0->>'file'`,
          // Written out: with a single table drizzle omits the table's name, so that these would be the subquery's own
          // columns.
          hasCaptions: sql<boolean>`exists (select from class_captions c
            where c.tenant_id = media_version.tenant_id and c.class_tag = media_version.class_tag and not c.is_draft)`,
        })
        .from(mediaVersion)
        .where(
          and(
            eq(mediaVersion.tenantId, tenantId),
            wanted,
            sql`${mediaVersion.facts} is not null and exists (${revision})`,
          ),
        )
        .orderBy(mediaVersion.classTag, desc(chosen), desc(mediaVersion.version))
    },
    /** Until the transaction ends, no one else deletes a source of the class or makes another video of it. */
    lockSources: (tenantId: string, classTag: string) =>
      db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sources/${tenantId}/${classTag}`}, 0))`),
    /** The videos that are made of the same file, this one among them. */
    async sharingSource(video: VersionRow): Promise<VersionRow[]> {
      const rows = await db
        .select()
        .from(mediaVersion)
        .where(
          and(
            eq(mediaVersion.tenantId, video.tenantId),
            eq(mediaVersion.classTag, video.classTag),
            sql`${sourceVersionOf('media_version')} = ${sourceVersion(video)}`,
          ),
        )
        .orderBy(mediaVersion.version)
      return rows as VersionRow[]
    },
    updateVersion: (key: VersionKey, change: Partial<Omit<VersionRow, keyof VersionKey>>) =>
      db.update(mediaVersion).set(change).where(ofVersion(mediaVersion, key)),
    /** Stops the removal period of a replaced video. Returns false if it isn't playable. */
    async keepReplaced(key: VersionKey): Promise<boolean> {
      const isPlayable = sql`exists (select from media_revision r where r.tenant_id = ${key.tenantId}
        and r.class_tag = ${key.classTag} and r.version = ${key.version})`
      const rows = await db
        .update(mediaVersion)
        .set({ replacedAt: null })
        .where(and(ofVersion(mediaVersion, key), isPlayable))
        .returning({ version: mediaVersion.version })
      return rows.length > 0
    },
    chooseVersion: (key: VersionKey, now: Date) =>
      db
        .update(mediaVersion)
        .set({ chosenAt: afterOthers(key, now), replacedAt: null })
        .where(ofVersion(mediaVersion, key)),
    /** Adds warnings from later steps, without duplicates. */
    addWarnings: (key: VersionKey, warnings: string[]) =>
      db
        .update(mediaVersion)
        .set({
          warnings: sql`${mediaVersion.warnings} || (select coalesce(jsonb_agg(warning), '[]')
            from jsonb_array_elements(${JSON.stringify(warnings)}::jsonb) as warning
            where not ${mediaVersion.warnings} @> warning)`,
        })
        .where(ofVersion(mediaVersion, key)),
    expiredVersions: (before: Date): Promise<VersionKey[]> =>
      db
        .select({ tenantId: mediaVersion.tenantId, classTag: mediaVersion.classTag, version: mediaVersion.version })
        .from(mediaVersion)
        .where(lt(mediaVersion.replacedAt, before)),
    /**
     * Marks the videos of all clubs that have been replaced: their class is published with one that was added or chosen
     * later.
     */
    markReplaced: (now: Date) =>
      db
        .update(mediaVersion)
        .set({ replacedAt: now })
        .where(
          and(
            isNull(mediaVersion.replacedAt),
            sql`exists (select from virtual_class c join media_version p
              on p.tenant_id = c.tenant_id and p.class_tag = c.tag and p.version = (c.media->>'version')::int
              where c.tenant_id = ${mediaVersion.tenantId} and c.tag = ${mediaVersion.classTag} and c.media->>'kind' = 'stored'
              and (coalesce(p.chosen_at, p.created_at), p.version)
                > (coalesce(${mediaVersion.chosenAt}, ${mediaVersion.createdAt}), ${mediaVersion.version}))`,
          ),
        ),
    /** The names of the files under these URLs that the club's classes, categories, channels or drafts show. */
    async filesShown(tenantId: string, folders: string[]): Promise<string[]> {
      const rows = await rowsOf<{ link: string }>(
        db,
        sql`select link from (
          select unnest(array[image_link, trailer_link]) as link from virtual_class where tenant_id = ${tenantId}
          union select unnest(array[fields->>'imageLink', fields->>'trailerLink', fields->>'profileImageUrl',
            fields->>'mediaSpaceImageUrl']) from draft where tenant_id = ${tenantId}
          union select image_link from category where tenant_id = ${tenantId}
          union select unnest(array[profile_image_url, media_space_image_url]) from channel where tenant_id = ${tenantId}
        ) as shown where link is not null`,
      )
      return rows.flatMap(({ link: shown }) => {
        const link = splitPicture(shown).address
        const folder = folders.find((each) => link.startsWith(each))
        return folder === undefined ? [] : [link.slice(folder.length)]
      })
    },
    async removeVersion(key: VersionKey) {
      await db.delete(mediaRendition).where(ofVersion(mediaRendition, key))
      await db.delete(intakeStep).where(ofVersion(intakeStep, key))
      await db
        .delete(mediaRevision)
        .where(
          and(
            eq(mediaRevision.tenantId, key.tenantId),
            eq(mediaRevision.classTag, key.classTag),
            eq(mediaRevision.version, key.version),
          ),
        )
      await db.delete(mediaVersion).where(ofVersion(mediaVersion, key))
    },
  }
}
