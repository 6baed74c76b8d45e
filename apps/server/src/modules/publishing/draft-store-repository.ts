import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'

/** Drafts, or the published versions. */
export type FieldPlace = 'draft' | 'version'
/** The columns of a draft or version; `value` is the field's. A draft has no `publishedAt`. */
type Columns = { id: SQL; version: SQL; value: SQL; publishedAt: SQL }
export type Replacement = {
  field: string
  /** Which drafts or versions are changed. */
  where: (columns: Columns) => SQL
  /** The new value as JSON. */
  value: (columns: Columns) => SQL
}
type ReplacedField = { id: string; version: number; before: unknown; after: unknown }
type KindScope = { tenantId: string; kind: string }

export function createDraftStore(db: Database) {
  /**
   * Makes published drafts and their first versions of a query's rows: `tenant_id`, `kind`, `id`, `fields`, `shown`,
   * `state`, `created_at`. Those that have a draft are left as they are.
   */
  async function adopt(rows: SQL): Promise<void> {
    await db.execute(sql`with given as (${rows}), adopted as (
      insert into draft (tenant_id, kind, id, fields, state, revision, version, created_at, changed_at)
      select tenant_id, kind, id, fields, state, 1, 1, created_at, created_at from given
      on conflict do nothing returning tenant_id, kind, id)
      insert into published_version (tenant_id, kind, id, version, fields, shown, published_at)
      select g.tenant_id, g.kind, g.id, 1, g.fields, g.shown, g.created_at
      from adopted a join given g using (tenant_id, kind, id) on conflict do nothing`)
  }

  /** Replaces a field's value. Returns what was changed, with the former value. */
  function replaceField(scope: KindScope, place: FieldPlace, given: Replacement): Promise<ReplacedField[]> {
    const { table, touched, ...columns } = placeOf(place, given.field)
    const isOfKind = sql`${table}.tenant_id = ${scope.tenantId} and ${table}.kind = ${scope.kind}`
    return rowsOf<ReplacedField>(
      db,
      sql`with former as (select ${columns.id} as id, ${columns.version} as version, ${columns.value} as value
        from ${table} where ${isOfKind} and (${given.where(columns)}) for update)
      update ${table} set fields = jsonb_set(${table}.fields, array[${given.field}], ${given.value(columns)}) ${touched}
      from former where ${isOfKind} and ${columns.id} = former.id and ${columns.version} = former.version
      returning former.id, former.version, former.value as before, ${columns.value} as after`,
    )
  }

  /** Gives the field its former value where it still has the later one. Returns how many were changed. */
  async function restoreField(
    scope: KindScope,
    place: FieldPlace,
    { field, items }: { field: string; items: readonly ReplacedField[] },
  ): Promise<number> {
    const { table, touched, ...columns } = placeOf(place, field)
    const isSame = place === 'draft' ? sql`true` : sql`${columns.version} = given.version`
    const rows = await rowsOf(
      db,
      sql`update ${table} set fields = jsonb_set(${table}.fields, array[${field}], given.before) ${touched}
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given(id text, version int, before jsonb, after jsonb)
      where ${table}.tenant_id = ${scope.tenantId} and ${table}.kind = ${scope.kind} and ${columns.id} = given.id
        and ${isSame} and ${columns.value} = given.after
      returning given.id`,
    )
    return rows.length
  }

  return { adopt, replaceField, restoreField }
}

function placeOf(place: FieldPlace, field: string) {
  const table = place === 'draft' ? sql`draft` : sql`published_version`
  return {
    table,
    id: sql`${table}.id`,
    version: sql`${table}.version`,
    value: sql`${table}.fields->${field}`,
    publishedAt: sql`${table}.published_at`,
    touched: place === 'draft' ? sql`, revision = draft.revision + 1` : sql``,
  }
}
