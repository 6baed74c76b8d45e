import type { ClassFields } from '@upbeat/contract/studio/entities/class'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import type { ClassMediaFacts } from './class-kind.ts'
import { type Live, liveColumns } from './listed-drafts-repository.ts'

const { virtualClass } = schema
/** A statement may have at most 65,535 parameters. */
const batchSize = 1000

/** The classes as members see them. */
export function createShownClasses(db: Database) {
  type Row = typeof virtualClass.$inferInsert

  async function put(rows: readonly Row[], instead: Partial<Record<keyof Row, SQL>>) {
    for (let start = 0; start < rows.length; start += batchSize) {
      await db
        .insert(virtualClass)
        .values(rows.slice(start, start + batchSize))
        .onConflictDoUpdate({
          target: [virtualClass.tenantId, virtualClass.tag],
          set: { ...givenAnew, ...instead },
        })
    }
  }

  return {
    /** Writes what members see. The source, its length and its poster come from the media. */
    async show(shown: readonly Shown[]): Promise<void> {
      const rows = shown.map(({ tenantId, tag, fields, media, now }) => ({
        tenantId,
        tag,
        createdAt: now,
        scheduleDate: now,
        ...rowOf({ fields, media }),
      }))
      const isDated = new Set(shown.filter(({ fields }) => fields.scheduleDate !== null).map(({ tag }) => tag))
      await put(
        rows.filter(({ tag }) => isDated.has(tag)),
        {},
      )
      // A class without a date has that of its first publication.
      await put(
        rows.filter(({ tag }) => !isDated.has(tag)),
        { scheduleDate: sql`${virtualClass.createdAt}` },
      )
    },

    /** True if the published class shows this video and had no picture. */
    async givePoster(given: { tenantId: string; tag: string; version: number; posterLink: string }): Promise<boolean> {
      const rows = await db
        .update(virtualClass)
        .set({ imageLink: given.posterLink })
        .where(
          and(
            eq(virtualClass.tenantId, given.tenantId),
            eq(virtualClass.tag, given.tag),
            eq(virtualClass.imageLink, ''),
            sql`${virtualClass.media}->>'kind' = 'stored' and (${virtualClass.media}->>'version')::int = ${given.version}`,
          ),
        )
        .returning({ tag: virtualClass.tag })
      return rows.length > 0
    },

    async hide(tenantId: string, tags: readonly string[]): Promise<void> {
      await db
        .update(virtualClass)
        .set({ active: false })
        .where(and(eq(virtualClass.tenantId, tenantId), inArray(virtualClass.tag, [...tags])))
    },

    /** Moves classes to another category: all of `from`, or those of it with these tags. Returns their tags. */
    async moveCategory(
      tenantId: string,
      { from, to, tags }: { from: string; to: string; tags?: readonly string[] },
    ): Promise<string[]> {
      const given =
        tags && sql`${virtualClass.tag} in (select jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb))`
      const rows = await db
        .update(virtualClass)
        .set({ categoryId: to })
        .where(and(eq(virtualClass.tenantId, tenantId), eq(virtualClass.categoryId, from), given))
        .returning({ tag: virtualClass.tag })
      return rows.map(({ tag }) => tag)
    },

    async remove(tenantId: string, tag: string): Promise<void> {
      await db.delete(virtualClass).where(and(eq(virtualClass.tenantId, tenantId), eq(virtualClass.tag, tag)))
    },

    live(tenantId: string, tags: readonly string[]): Promise<(Live & { tag: string })[]> {
      return db
        .select({ tag: virtualClass.tag, ...liveColumns })
        .from(virtualClass)
        .where(and(eq(virtualClass.tenantId, tenantId), inArray(virtualClass.tag, [...tags])))
    },
  }
}

/** What publishing a class again replaces. Media outside the club's storage are kept. */
const givenAnew = {
  ...Object.fromEntries(
    [
      'name',
      'description',
      'level',
      'skill',
      'intensity',
      'labels',
      'focus_areas',
      'equipment',
      'category_id',
      'sub_category',
      'language',
      'calorie_burn',
      'instructor',
      'duration_second',
      'image_link',
      'trailer_link',
      'active',
      'schedule_date',
    ].map((column) => [camelCased(column), sql`excluded.${sql.identifier(column)}`]),
  ),
  media: sql`coalesce(excluded.media, ${virtualClass.media})`,
}

function camelCased(column: string) {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

type Shown = { tenantId: string; tag: string; fields: ClassFields; media: ClassMediaFacts; now: Date }

/** A class's row for members, from its fields and media. */
export function rowOf({ fields, media }: Pick<Shown, 'fields' | 'media'>) {
  const { scheduleDate, imageLink, trailerLink, ...rest } = fields
  return {
    ...rest,
    categoryId: fields.categoryId ?? '0',
    durationSecond: media.durationSecond,
    imageLink: imageLink ?? media.posterLink ?? '',
    trailerLink: trailerLink ?? media.trailerLink,
    active: true,
    ...(media.version !== null && { media: { kind: 'stored' as const, version: media.version } }),
    ...(media.source && { media: media.source }),
    ...(scheduleDate !== null && { scheduleDate: new Date(scheduleDate) }),
  }
}
