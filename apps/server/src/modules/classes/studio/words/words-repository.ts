import type { OptionKind } from '@upbeat/contract/studio/entities/class'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/db/database.ts'
import { rowsOf } from '../../../../platform/db/rows-of.ts'
import { draftStoreOn } from '../../../publishing/draft-store.ts'
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
  const drafts = draftStoreOn(db)

  /** Returns every changed row, by its table and key, with the field's former value. */
  async function replace(tenantId: string, { field, from, to }: Change): Promise<KeptChange[]> {
    const isList = lists.includes(field)
    // Words were once stored as they were typed.
    const forms = [...new Set([from, from.normalize('NFC'), from.normalize('NFD')])]
    const uses = (held: SQL) =>
      sql.join(
        forms.map((form) =>
          isList ? sql`${held} @> to_jsonb(${form}::text)` : sql`${held} = to_jsonb(${form}::text)`,
        ),
        sql` or `,
      )
    const renamed = (held: SQL) => (isList ? listWith(held, { forms, to }) : sql`to_jsonb(${to}::text)`)
    const found: KeptChange[] = []
    const keep = (id: string, { before, after }: { before: unknown; after: unknown }) =>
      found.push({ id, before: { [field]: before }, after: { [field]: after } })
    for (const place of places) {
      const where = { where: ({ value }: { value: SQL }) => uses(value) }
      const given = { field, ...where, value: ({ value }: { value: SQL }) => renamed(value) }
      for (const row of await drafts.replaceField({ tenantId, kind: 'class' }, place, given)) {
        keep(place === 'draft' ? `draft/${row.id}` : `version/${row.version}/${row.id}`, row)
      }
    }
    const { held, write } = shownColumn(field)
    const rows = await rowsOf<{ tag: string; before: unknown; after: unknown }>(
      db,
      sql`with former as (
        select tag, ${held} as held from virtual_class where tenant_id = ${tenantId} and (${uses(held)}) for update)
      update virtual_class set ${write(renamed(held))} from former
      where virtual_class.tenant_id = ${tenantId} and virtual_class.tag = former.tag
      returning former.tag, former.held as before, ${held} as after`,
    )
    for (const row of rows) keep(`shown/${row.tag}`, row)
    return found
  }

  /** Restores the rows' former values; false if any has been changed since. */
  async function revert(tenantId: string, field: OptionKind, replaced: readonly KeptChange[]): Promise<boolean> {
    const itemsOf = (place: string) =>
      replaced
        .filter(({ id }) => id.startsWith(`${place}/`))
        .map(({ id, before, after }) => {
          const key = id.slice(place.length + 1)
          const [version, name] = place === 'version' ? splitVersion(key) : [0, key]
          return { id: name, version, before: before[field], after: after[field] }
        })
    for (const place of places) {
      const items = itemsOf(place)
      const restored = await drafts.restoreField({ tenantId, kind: 'class' }, place, { field, items })
      if (restored !== items.length) return false
    }
    const { held, write } = shownColumn(field)
    const items = itemsOf('shown')
    const rows = await rowsOf(
      db,
      sql`update virtual_class set ${write(sql`given.before`)}
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given(id text, before jsonb, after jsonb)
      where virtual_class.tenant_id = ${tenantId} and virtual_class.tag = given.id and ${held} = given.after
      returning given.id`,
    )
    return rows.length === items.length
  }

  return { replace, revert }
}

const places = ['draft', 'version'] as const

/** `3/class-1` as the version and the class. */
function splitVersion(key: string): [number, string] {
  const end = key.indexOf('/')
  return [Number(key.slice(0, end)), key.slice(end + 1)]
}

/** A field in what members see: its value as JSON, and the assignment of another one. */
function shownColumn(field: OptionKind) {
  const column = sql.identifier(columns[field])
  const isList = lists.includes(field)
  return {
    held: isList ? sql`virtual_class.${column}` : sql`to_jsonb(virtual_class.${column})`,
    write: (value: SQL) => (isList ? sql`${column} = ${value}` : sql`${column} = ${value} #>> '{}'`),
  }
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
