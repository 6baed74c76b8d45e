import type { OptionKind } from '@upbeat/contract/studio/entities/class'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/db/database.ts'
import { rowsOf } from '../../../../platform/db/rows-of.ts'
import type { KeptChange } from '../../../publishing/kept-change.ts'

type Change = { field: OptionKind; from: string; to: string }

const columns: Record<OptionKind, string> = {
  labels: 'labels',
  focusAreas: 'focus_areas',
  equipment: 'equipment',
  subCategory: 'sub_category',
  instructor: 'instructor',
  language: 'language',
}
const lists: readonly OptionKind[] = ['labels', 'focusAreas', 'equipment']

/**
 * Renames words that a club's classes share, everywhere at once: in drafts, published versions and what members see.
 */
export function createWordsRepository(db: Database) {
  /** Returns every changed row, by its table and key, with the field's former value. */
  async function replace(tenantId: string, { field, from, to }: Change): Promise<KeptChange[]> {
    const isList = lists.includes(field)
    const found: KeptChange[] = []
    // Words were once stored as they were typed.
    const forms = [...new Set([from, from.normalize('NFC'), from.normalize('NFD')])]
    for (const place of places(field)) {
      const held = place.held
      const uses = sql.join(
        forms.map((form) =>
          isList ? sql`${held} @> to_jsonb(${form}::text)` : sql`${held} = to_jsonb(${form}::text)`,
        ),
        sql` or `,
      )
      const value = isList ? listWith(held, { forms, to }) : sql`to_jsonb(${to}::text)`
      const rows = await rowsOf<{ key: string; before: unknown; after: unknown }>(
        db,
        sql`with former as (
          select ${place.key} as key, ${held} as held from ${place.table} where ${place.ofClub(tenantId)} and (${uses}) for update)
        update ${place.table} set ${place.write(value)} from former
        where ${place.ofClub(tenantId)} and ${place.key} = former.key
        returning former.key as key, former.held as before, ${held} as after`,
      )
      for (const { key, before, after } of rows) {
        found.push({ id: `${place.name}/${key}`, before: { [field]: before }, after: { [field]: after } })
      }
    }
    return found
  }

  /** Restores the rows' former values; false if any has been changed since. */
  async function revert(tenantId: string, field: OptionKind, replaced: readonly KeptChange[]): Promise<boolean> {
    for (const place of places(field)) {
      const own = replaced.filter(({ id }) => id.startsWith(`${place.name}/`))
      const items = JSON.stringify(
        own.map(({ id, before, after }) => ({
          key: id.slice(place.name.length + 1),
          former: before[field],
          present: after[field],
        })),
      )
      const rows = await rowsOf(
        db,
        sql`update ${place.table} set ${place.write(sql`given.former`)}
        from jsonb_to_recordset(${items}::jsonb) as given(key text, former jsonb, present jsonb)
        where ${place.ofClub(tenantId)} and ${place.key} = given.key and ${place.held} = given.present
        returning given.key`,
      )
      if (rows.length !== own.length) return false
    }
    return true
  }

  return { replace, revert }
}

/** Where words are stored: in drafts, published versions and what members see. */
function places(field: OptionKind) {
  const column = sql.identifier(columns[field])
  const isList = lists.includes(field)
  return [
    {
      name: 'draft',
      table: sql`draft`,
      key: sql`draft.id`,
      held: sql`draft.fields->${field}`,
      ofClub: (tenantId: string) => sql`draft.tenant_id = ${tenantId} and draft.kind = 'class'`,
      write: (value: SQL) =>
        sql`fields = jsonb_set(draft.fields, array[${field}], ${value}), revision = draft.revision + 1`,
    },
    {
      name: 'version',
      table: sql`published_version`,
      key: sql`(published_version.version || '/' || published_version.id)`,
      held: sql`published_version.fields->${field}`,
      ofClub: (tenantId: string) => sql`published_version.tenant_id = ${tenantId} and published_version.kind = 'class'`,
      write: (value: SQL) => sql`fields = jsonb_set(published_version.fields, array[${field}], ${value})`,
    },
    {
      name: 'shown',
      table: sql`virtual_class`,
      key: sql`virtual_class.tag`,
      held: isList ? sql`virtual_class.${column}` : sql`to_jsonb(virtual_class.${column})`,
      ofClub: (tenantId: string) => sql`virtual_class.tenant_id = ${tenantId}`,
      write: (value: SQL) => (isList ? sql`${column} = ${value}` : sql`${column} = ${value} #>> '{}'`),
    },
  ]
}

/** A list in its order with one word replaced, without duplicates. */
function listWith(list: SQL, { forms, to }: { forms: readonly string[]; to: string }) {
  return sql`(select jsonb_agg(word order by place) from (
    select case when each in (${sql.join(
      forms.map((form) => sql`${form}`),
      sql`, `,
    )}) then ${to}::text else each end as word, min(at) as place
    from jsonb_array_elements_text(${list}) with ordinality as listed(each, at) group by 1) as renamed)`
}
