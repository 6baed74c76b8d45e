import type { OptionKind } from '@upbeat/contract/studio/entities/class'
import { and, asc, eq, lte, or, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { isVersionOnAir } from '../../../platform/db/version-on-air.ts'
import { draftStoreOn } from '../../publishing/draft-store.ts'
import type { ClassDraftFields } from './class-kind.ts'
import { isClass, type ListedDraft, listedDrafts, type WhichDrafts } from './listed-drafts-repository.ts'
import { createShownClasses } from './shown-classes-repository.ts'

const { category, draft, publishedVersion, virtualClass } = schema
/** Binned categories accept no classes. */
const isKept = sql`not exists (select from draft d
  where d.tenant_id = ${category.tenantId} and d.kind = 'category' and d.id = ${category.id} and d.state = 'bin')`
type Moves = ClassDraftFields['moves']
export type StudioClassRepository = ReturnType<typeof createStudioClassRepository>

export function createStudioClassRepository(db: Database) {
  return {
    ...createShownClasses(db),

    /**
     * Makes drafts of classes that came from elsewhere than the studio, e.g. by seeding or an import, from what members
     * see, so that they can be edited like others. With a tag, only of that class.
     */
    async adopt(tenantId: string, tag?: string): Promise<void> {
      const wanted = tag === undefined ? sql`` : sql`and c.tag = ${tag}`
      await draftStoreOn(db).adopt(sql`select c.tenant_id, 'class' as kind, c.tag as id, ${fieldsOfRow} as fields,
        ${shownOfRow} as shown, case when c.active then 'published' else 'unpublished' end as state, c.created_at
        from virtual_class c where c.tenant_id = ${tenantId} ${wanted} and not exists
          (select from draft d where d.tenant_id = c.tenant_id and d.kind = 'class' and d.id = c.tag)`)
    },

    /** Drafts by their ids, or a page of those after an id. */
    drafts: async (tenantId: string, which: WhichDrafts): Promise<ListedDraft[]> => listedDrafts(db, tenantId, which),

    /** The revisions of all drafts. */
    revisions(tenantId: string): Promise<{ id: string; revision: number }[]> {
      return db.select({ id: draft.id, revision: draft.revision }).from(draft).where(isClass(tenantId))
    },

    /** The drafts in a preview: the one class, and those that will be published by its time. */
    previewed(tenantId: string, { tag, at, ownerId }: { tag: string | null; at: Date; ownerId: string | null }) {
      const isWanted = or(tag === null ? sql`false` : eq(draft.id, tag), lte(draft.publishAt, at))
      return db
        .select({ draft, live: virtualClass })
        .from(draft)
        .leftJoin(virtualClass, and(eq(virtualClass.tenantId, draft.tenantId), eq(virtualClass.tag, draft.id)))
        .where(and(isClass(tenantId), isWanted, ownerId === null ? undefined : eq(draft.ownerId, ownerId)))
    },

    /** The moves that members see; in a preview those of the draft. */
    async moves(tenantId: string, tag: string, { isPreview }: { isPreview: boolean }): Promise<Moves> {
      const { fields } = isPreview ? draft : publishedVersion
      const [row] = await db
        .select({ moves: sql<Moves | null>`${fields}->'moves'` })
        .from(draft)
        .leftJoin(publishedVersion, isVersionOnAir)
        .where(and(isClass(tenantId), eq(draft.id, tag)))
      return row?.moves ?? []
    },

    categories: (tenantId: string) =>
      db
        .select({ id: category.id, name: category.name })
        .from(category)
        .where(and(eq(category.tenantId, tenantId), isKept))
        .orderBy(asc(category.position)),

    /** The words used in a field by the club's classes, each in one Unicode form, most used first. */
    async words(tenantId: string, kind: OptionKind): Promise<string[]> {
      const field = sql`fields->${kind}`
      const list = sql`jsonb_array_elements_text(case jsonb_typeof(${field}) when 'array' then ${field}
        when 'string' then jsonb_build_array(${field}) else '[]' end)`
      const rows = await rowsOf<{ word: string }>(
        db,
        sql`select word from draft, ${list} as word
        where tenant_id = ${tenantId} and kind = 'class' and state <> 'bin'
        group by word order by count(*) desc, word limit 500`,
      )
      return [...new Set(rows.map(({ word }) => word.normalize('NFC')))]
    },

    /** The ids of the drafts that use a word in a field. */
    async using(tenantId: string, kind: OptionKind, word: string): Promise<string[]> {
      const field = sql`fields->${kind}`
      const rows = await db
        .select({ id: draft.id })
        .from(draft)
        .where(and(isClass(tenantId), sql`(${field} @> to_jsonb(${word}::text) or ${field} = to_jsonb(${word}::text))`))
      return rows.map(({ id }) => id)
    },

    versionFields: async (tenantId: string, tag: string, version: number) => {
      const [row] = await db
        .select({ fields: publishedVersion.fields })
        .from(publishedVersion)
        .where(
          and(
            eq(publishedVersion.tenantId, tenantId),
            eq(publishedVersion.kind, 'class'),
            eq(publishedVersion.id, tag),
            eq(publishedVersion.version, version),
          ),
        )
      return row?.fields ?? null
    },
  }
}

/** What its row shows beyond the fields, for media outside the club's storage. */
const shownOfRow = sql`case when c.media->>'kind' <> 'stored' then jsonb_build_object(
  'media', c.media, 'durationSecond', c.duration_second, 'imageLink', c.image_link, 'trailerLink', c.trailer_link) end`

/** A draft's fields from a row of the catalogue. */
const fieldsOfRow = sql`jsonb_build_object(
  'name', c.name, 'description', c.description, 'level', c.level, 'skill', c.skill, 'intensity', c.intensity,
  'labels', c.labels, 'focusAreas', c.focus_areas, 'equipment', c.equipment, 'categoryId', c.category_id,
  'subCategory', c.sub_category, 'language', c.language, 'calorieBurn', c.calorie_burn, 'instructor', c.instructor,
  'imageLink', nullif(c.image_link, ''), 'trailerLink', c.trailer_link,
  'scheduleDate', to_char(c.schedule_date at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'moves', '[]'::jsonb)`
