import type { FailureReason } from '@upbeat/contract/studio/entities/intake'
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { Loudness, Poster, SourceFacts, SourceRefusal, StoredRendition, Storyboard } from './encoder-port.ts'
import { priorities, type StepName } from './plan-steps.ts'

const { upload, mediaVersion, mediaRendition, mediaRevision, intakeStep } = schema

export type UploadRow = typeof upload.$inferSelect
export type StepRow = typeof intakeStep.$inferSelect
export type VersionRow = Omit<
  typeof mediaVersion.$inferSelect,
  'facts' | 'loudness' | 'posters' | 'storyboard' | 'refusal'
> & {
  facts: SourceFacts | null
  loudness: Loudness | null
  posters: Poster[] | null
  storyboard: Storyboard | null
  refusal: SourceRefusal | null
}
export type RenditionRow = Omit<typeof mediaRendition.$inferSelect, 'rendition'> & { rendition: StoredRendition }
export type RevisionRow = typeof mediaRevision.$inferSelect
export type VersionKey = { tenantId: string; classTag: string; version: number }
export type StepKey = VersionKey & { step: StepName }
/** How a worker leaves a step. `forgive`: it wasn't the step's fault and counts as no attempt. */
export type StepClosing =
  | { state: 'done' }
  | { state: 'failed'; failure: string; lines: string[]; reason: FailureReason }
  /** Made, and to be checked by a server. */
  | { state: 'returned'; returned: object }
  | { state: 'waiting'; waitsFor: 'disk' | 'retry' | 'service'; afterSeconds: number; forgive: boolean }
export type IntakeRepository = ReturnType<typeof createIntakeRepository>

/** By the database's clock, like the times that it is counted from. */
const elapsedSecond = sql<number>`coalesce(extract(epoch from now() - ${intakeStep.startedAt}), 0)::float`
/** Times of the queue are the database's, whatever clock a server has. */
const dueAt = sql`now()`
/** Nothing is put off for so long: the database's clock was ahead when this was written, and has been set back. */
const isAhead = (time: SQL) => sql`${time} > now() + interval '10 minutes'`
const fresh = { state: 'waiting' as const, progress: 0, attempts: 0 }
const untold = { failure: null, lines: null, reason: null, waitsFor: null, returned: null }

export function createIntakeRepository(db: Database) {
  const ofVersion = (table: typeof mediaVersion | typeof mediaRendition | typeof intakeStep, key: VersionKey) =>
    and(eq(table.tenantId, key.tenantId), eq(table.classTag, key.classTag), eq(table.version, key.version))
  const ofStep = (key: StepKey) => and(ofVersion(intakeStep, key), eq(intakeStep.step, key.step))
  /** A time after that of the class's other videos, also when the clock has been set back: the latest is published next. */
  const afterOthers = ({ tenantId, classTag }: VersionKey, now: Date) =>
    sql`greatest(${now.toISOString()}::timestamptz, (
      select max(coalesce(v.chosen_at, v.created_at)) + interval '1 millisecond' from media_version v
      where v.tenant_id = ${tenantId} and v.class_tag = ${classTag}))`

  return {
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
    listUploads: (tenantId: string): Promise<UploadRow[]> =>
      db.select().from(upload).where(eq(upload.tenantId, tenantId)).orderBy(desc(upload.createdAt)).limit(500),
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
    touchUpload: (tenantId: string, id: string, now: Date) =>
      db
        .update(upload)
        .set({ changedAt: now })
        .where(and(eq(upload.tenantId, tenantId), eq(upload.id, id))),

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
    addVersion: (row: VersionKey & { fileName: string; sourceBytes: number; createdAt: Date }) =>
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
    /** Of these classes, of all without `tags`, the newest video that plays. */
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
          hasCaptions: sql<boolean>`exists (select from class_captions c
            where c.tenant_id = ${mediaVersion.tenantId} and c.class_tag = ${mediaVersion.classTag} and not c.is_draft)`,
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
    updateVersion: (key: VersionKey, change: Partial<Omit<VersionRow, keyof VersionKey>>) =>
      db.update(mediaVersion).set(change).where(ofVersion(mediaVersion, key)),
    chooseVersion: (key: VersionKey, now: Date) =>
      db
        .update(mediaVersion)
        .set({ chosenAt: afterOthers(key, now), replacedAt: null })
        .where(ofVersion(mediaVersion, key)),
    /** Adds warnings that come with later steps. */
    addWarnings: (key: VersionKey, warnings: string[]) =>
      db
        .update(mediaVersion)
        .set({ warnings: sql`${mediaVersion.warnings} || ${JSON.stringify(warnings)}::jsonb` })
        .where(ofVersion(mediaVersion, key)),
    expiredVersions: (before: Date): Promise<VersionKey[]> =>
      db
        .select({ tenantId: mediaVersion.tenantId, classTag: mediaVersion.classTag, version: mediaVersion.version })
        .from(mediaVersion)
        .where(lt(mediaVersion.replacedAt, before)),
    /** Notes which videos of all clubs have been replaced: their class is published with one that was made or chosen later. */
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
    /** Names of the files below these addresses that classes or drafts of the club show. */
    async filesShown(tenantId: string, folders: string[]): Promise<string[]> {
      const { rows } = (await db.execute(sql`select link from (
          select unnest(array[image_link, trailer_link]) as link from virtual_class where tenant_id = ${tenantId}
          union select unnest(array[fields->>'imageLink', fields->>'trailerLink']) from draft where tenant_id = ${tenantId}
        ) as shown where link is not null`)) as unknown as { rows: { link: string }[] }
      return rows.flatMap(({ link }) => {
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

    async keepRendition(row: Omit<RenditionRow, 'createdAt'>, now: Date) {
      const values = { ...row, createdAt: now }
      await db
        .insert(mediaRendition)
        .values(values)
        .onConflictDoUpdate({
          target: [mediaRendition.tenantId, mediaRendition.classTag, mediaRendition.version, mediaRendition.file],
          set: { bytes: row.bytes, rendition: row.rendition },
        })
    },
    async renditionsOf(key: VersionKey): Promise<RenditionRow[]> {
      const rows = await db.select().from(mediaRendition).where(ofVersion(mediaRendition, key))
      return rows as RenditionRow[]
    },
    removeRendition: (key: VersionKey, file: string) =>
      db.delete(mediaRendition).where(and(ofVersion(mediaRendition, key), eq(mediaRendition.file, file))),
    /** Copies of sources that no revision made since then names. */
    async outdatedCopies(before: Date): Promise<RenditionRow[]> {
      const rows = await db
        .select()
        .from(mediaRendition)
        .where(
          and(
            eq(mediaRendition.temporary, true),
            sql`exists (select from media_revision v where v.tenant_id = ${mediaRendition.tenantId}
              and v.class_tag = ${mediaRendition.classTag} and v.version = ${mediaRendition.version}
              and v.created_at > ${mediaRendition.createdAt} and v.created_at < ${before}
              and not v.files ? ${mediaRendition.file})`,
          ),
        )
      return rows as RenditionRow[]
    },

    /** The newest of a version, or the one named. */
    async findRevision(tenantId: string, classTag: string, which: { version: number } | { revision: number }) {
      const wanted =
        'version' in which ? eq(mediaRevision.version, which.version) : eq(mediaRevision.revision, which.revision)
      const [row] = await db
        .select()
        .from(mediaRevision)
        .where(and(eq(mediaRevision.tenantId, tenantId), eq(mediaRevision.classTag, classTag), wanted))
        .orderBy(desc(mediaRevision.revision))
        .limit(1)
      return row ?? null
    },
    async addRevision(key: VersionKey, files: string[], now: Date): Promise<number> {
      const [row] = await db
        .insert(mediaRevision)
        .values({
          ...key,
          revision: sql`(select coalesce(max(revision), 0) + 1 from media_revision where tenant_id = ${key.tenantId} and class_tag = ${key.classTag})`,
          files,
          createdAt: now,
        })
        .returning({ revision: mediaRevision.revision })
      return row?.revision ?? 0
    },

    addSteps: (key: VersionKey, steps: StepName[]) =>
      db
        .insert(intakeStep)
        .values(
          steps.map((step) => ({
            ...key,
            step,
            priority: priorities[step],
            ...fresh,
            dueAt,
          })),
        )
        .onConflictDoNothing(),
    /** Does a step from the beginning, whatever became of it before. */
    restartStep: (key: StepKey) =>
      db
        .insert(intakeStep)
        .values({ ...key, priority: priorities[key.step], ...fresh, dueAt })
        .onConflictDoUpdate({
          target: [intakeStep.tenantId, intakeStep.classTag, intakeStep.version, intakeStep.step],
          set: { ...fresh, ...untold, dueAt, worker: null, startedAt: null, finishedAt: null },
        }),
    stepsOf: (key: VersionKey): Promise<(StepRow & { elapsedSecond: number })[]> =>
      db
        .select({ ...getTableColumns(intakeStep), elapsedSecond })
        .from(intakeStep)
        .where(ofVersion(intakeStep, key))
        .orderBy(asc(intakeStep.priority)),
    /** Steps of the club's other videos that are running or come first. */
    async countAhead(key: VersionKey): Promise<number> {
      const rows = await db
        .select({ step: intakeStep.step })
        .from(intakeStep)
        .where(
          and(
            eq(intakeStep.tenantId, key.tenantId),
            ne(intakeStep.classTag, key.classTag),
            ne(intakeStep.step, 'captions'),
            inArray(intakeStep.state, ['waiting', 'running']),
          ),
        )
      return rows.length
    },
    /**
     * Takes the next step that is due, or one whose worker has been silent. Clubs that are being worked for come after those that aren't. Times are the database's, so that
     * workers on several machines agree.
     */
    async claim(
      worker: string,
      steps: StepName[],
      { silentSeconds, perClub, checks }: { silentSeconds: number; perClub: number; checks?: boolean },
    ) {
      const mine = checks
        ? sql`(s.step in ${steps} or s.returned is not null)`
        : sql`(s.step in ${steps} and s.returned is null)`
      const result = await db.execute(sql`
        update intake_step set state = 'running', worker = ${worker}, seen_at = now(), started_at = now(), attempts = attempts + 1,
          waits_for = null, failure = null, lines = null, reason = null
        where (tenant_id, class_tag, version, step) in (
          select s.tenant_id, s.class_tag, s.version, s.step from intake_step s
          where ${mine} and (
            (s.state = 'waiting' and (s.due_at <= now() or ${isAhead(sql`s.due_at`)}))
            or (s.state = 'running' and (s.seen_at < now() - ${`${silentSeconds} seconds`}::interval or ${isAhead(sql`s.seen_at`)})))
          and (select count(*) from intake_step r where r.tenant_id = s.tenant_id and r.state = 'running'
            and r.step in ${steps} and r.seen_at >= now() - ${`${silentSeconds} seconds`}::interval) < ${perClub}
          order by s.priority,
            (select count(*) from intake_step r where r.tenant_id = s.tenant_id and r.state = 'running'), s.due_at
          limit 1 for update of s skip locked)
        returning tenant_id, class_tag, version, step, attempts, returned`)
      const [row] = (result as unknown as { rows: Record<string, unknown>[] }).rows
      if (!row) return null
      return {
        tenantId: String(row.tenant_id),
        classTag: String(row.class_tag),
        version: Number(row.version),
        step: row.step as StepName,
        attempts: Number(row.attempts),
        returned: (row.returned ?? null) as object | null,
      }
    },
    /** False where the step was taken away: cancelled, or given to another worker. */
    async beat(key: StepKey, worker: string, progress: number): Promise<boolean> {
      const rows = await db
        .update(intakeStep)
        .set({ seenAt: sql`now()`, progress })
        .where(and(ofStep(key), eq(intakeStep.worker, worker), eq(intakeStep.state, 'running')))
        .returning({ step: intakeStep.step })
      return rows.length > 0
    },
    async closeStep(key: StepKey, worker: string, end: StepClosing): Promise<boolean> {
      const rows = await db
        .update(intakeStep)
        .set({ ...changeAt(end), worker: null })
        .where(and(ofStep(key), eq(intakeStep.worker, worker), eq(intakeStep.state, 'running')))
        .returning({ step: intakeStep.step })
      return rows.length > 0
    },
    /** Done again from the beginning, or from where its parts are. */
    async retry(key: VersionKey): Promise<number> {
      const rows = await db
        .update(intakeStep)
        .set({ state: 'waiting', attempts: 0, dueAt, ...untold })
        .where(and(ofVersion(intakeStep, key), inArray(intakeStep.state, ['failed', 'cancelled'])))
        .returning({ step: intakeStep.step })
      return rows.length
    },
    cancel: (key: VersionKey) =>
      db
        .update(intakeStep)
        .set({ state: 'cancelled', worker: null })
        .where(and(ofVersion(intakeStep, key), inArray(intakeStep.state, ['waiting', 'running']))),
    /** What an ended server of this data folder had under way is anybody's. */
    releaseAll: () =>
      db
        .update(intakeStep)
        .set({
          state: 'waiting',
          dueAt,
          worker: null,
          attempts: sql`greatest(${intakeStep.attempts} - 1, 0)`,
        })
        .where(eq(intakeStep.state, 'running')),
    /** Of those that need the source. */
    async countOpenSteps(key: VersionKey): Promise<number> {
      const rows = await db
        .select({ step: intakeStep.step })
        .from(intakeStep)
        .where(
          and(
            ofVersion(intakeStep, key),
            ne(intakeStep.step, 'captions'),
            inArray(intakeStep.state, ['waiting', 'running', 'failed']),
          ),
        )
      return rows.length
    },
  }
}

function changeAt(end: StepClosing) {
  const forgiven = { attempts: sql`${intakeStep.attempts} - 1` }
  switch (end.state) {
    case 'done':
      return { state: end.state, progress: 1, returned: null, finishedAt: sql`now()` }
    case 'failed':
      return { ...end, returned: null, finishedAt: sql`now()` }
    case 'returned':
      return { state: 'waiting' as const, progress: 1, returned: end.returned, dueAt: sql`now()`, ...forgiven }
    case 'waiting':
      return {
        state: end.state,
        waitsFor: end.waitsFor,
        dueAt: sql`now() + ${`${end.afterSeconds} seconds`}::interval`,
        // What is only put off can still be checked later.
        ...(end.forgive ? forgiven : { returned: null }),
      }
  }
}
