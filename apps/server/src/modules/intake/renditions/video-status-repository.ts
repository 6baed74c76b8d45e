import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SourceRefusal } from '../encoding/encoder-port.ts'
import type { StepRow, UploadRow } from '../intake-rows.ts'

const { upload } = schema

/** A class's newest video, which is published next once it is playable. */
export type NewestVideo = {
  classTag: string
  /** When it was added or last chosen. */
  chosenAt: Date
  refusal: SourceRefusal | null
  isPlayable: boolean
  /** Empty once all steps are done. Captions and trailers don't count. */
  steps: Pick<StepRow, 'step' | 'state' | 'progress' | 'waitsFor' | 'reason'>[]
}

/** The progress of a club's videos: of these classes, or of all without `tags`. */
export function createVideoStatusRepository(db: Database) {
  return {
    async newestVideos(tenantId: string, tags?: readonly string[]): Promise<NewestVideo[]> {
      const wanted = tags === undefined ? sql`` : sql`and class_tag in ${[...tags]}`
      const rows = await rowsOf<Record<string, unknown>>(
        db,
        sql`
        select v.class_tag, v.chosen_at, v.refusal, exists (select from media_revision r where r.tenant_id = ${tenantId}
          and r.class_tag = v.class_tag and r.version = v.version) as is_playable, s.steps
        from (select distinct on (class_tag) class_tag, version, refusal, coalesce(chosen_at, created_at) as chosen_at
          from media_version where tenant_id = ${tenantId} ${wanted}
          order by class_tag, coalesce(chosen_at, created_at) desc, version desc) v
        left join lateral (select jsonb_agg(jsonb_build_object('step', step, 'state', state, 'progress', progress,
            'waitsFor', waits_for, 'reason', reason) order by priority) as steps
          from intake_step where tenant_id = ${tenantId} and class_tag = v.class_tag and version = v.version
            and step not in ('captions', 'trailer')
          having bool_or(state <> 'done')) s on true`,
      )
      return rows.map((row) => ({
        classTag: String(row.class_tag),
        chosenAt: new Date(String(row.chosen_at)),
        refusal: (row.refusal ?? null) as SourceRefusal | null,
        isPlayable: row.is_playable === true,
        steps: (row.steps ?? []) as NewestVideo['steps'],
      }))
    },

    /** The newest open upload of each class that has one. */
    arriving: (tenantId: string, tags?: readonly string[]): Promise<UploadRow[]> =>
      db
        .selectDistinctOn([upload.classTag])
        .from(upload)
        .where(
          and(
            eq(upload.tenantId, tenantId),
            eq(upload.state, 'receiving'),
            tags === undefined ? undefined : inArray(upload.classTag, [...tags]),
          ),
        )
        .orderBy(upload.classTag, desc(upload.createdAt)),
  }
}
