import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { createFieldChanges } from '../../publishing/field-changes.ts'
import type { KeptChange } from '../../publishing/kept-change.ts'

type Renaming = { from: string; to: string; now: Date }
/** Where an event and its changed occurrences name their coach. Values are JSON. */
type Field = {
  names: (value: SQL, from: string) => SQL
  renamed: (value: SQL, names: Renaming) => SQL
  shown: SQL
  write: (value: SQL) => SQL
}

const kind = 'event'
const fields: Record<'instructor' | 'exceptions', Field> = {
  instructor: {
    names: (value, from) => sql`btrim(${value} #>> '{}') = ${from}`,
    renamed: (_value, { to }) => sql`to_jsonb(${to}::text)`,
    shown: sql`to_jsonb(live_event.instructor)`,
    write: (value) => sql`instructor = ${value} #>> '{}'`,
  },
  exceptions: {
    names: (value, from) => sql`exists (select from jsonb_array_elements(${listIn(value)}) as one
      where btrim(one #>> '{own,instructor}') = ${from})`,
    renamed: (value, { from, to }) => sql`(select jsonb_agg(
      case when btrim(one #>> '{own,instructor}') = ${from} then jsonb_set(one, '{own,instructor}', to_jsonb(${to}::text)) else one end
      order by place) from jsonb_array_elements(${listIn(value)}) with ordinality as each (one, place))`,
    shown: sql`live_event.exceptions`,
    write: (value) => sql`exceptions = ${value}`,
  },
}
const names = Object.keys(fields) as (keyof typeof fields)[]

/** Renames the coach of live events together with the classes that name them: in drafts, versions and what members see. */
export function createEventCoaches(db: Database) {
  const changesOf = (field: string) =>
    createFieldChanges(db, { kind, field, prefixOf: (place) => `event ${place}/${field}/` })

  /** Returns what was renamed. */
  async function replace(tenantId: string, renaming: Renaming): Promise<KeptChange[]> {
    const found: KeptChange[] = []
    for (const field of names) {
      const { names: isNamed, renamed } = fields[field]
      const changes = changesOf(field)
      const replaced = await changes.replace(tenantId, {
        where: ({ value }) => isNamed(value, renaming.from),
        value: ({ value }) => renamed(value, renaming),
      })
      const shown = await replaceShown(tenantId, field, renaming)
      found.push(...replaced, ...shown.map(({ id, before, after }) => changes.shownChange(id, before, after)))
    }
    return found
  }

  function replaceShown(tenantId: string, field: keyof typeof fields, renaming: Renaming) {
    const { names: isNamed, renamed, shown, write } = fields[field]
    return rowsOf<{ id: string; before: unknown; after: unknown }>(
      db,
      sql`with former as (select id, ${shown} as value from live_event
          where tenant_id = ${tenantId} and ${isNamed(shown, renaming.from)} for update)
        update live_event set ${write(renamed(shown, renaming))}, changed_at = ${renaming.now.toISOString()}::timestamptz
        from former where tenant_id = ${tenantId} and live_event.id = former.id
        returning former.id, former.value as before, ${shown} as after`,
    )
  }

  /** Restores the names that `replace` returned; other changes among them are left alone. False if any has been changed since. */
  async function revert(tenantId: string, replaced: readonly KeptChange[], now: Date): Promise<boolean> {
    for (const field of names) {
      const changes = changesOf(field)
      if (!(await changes.restore(tenantId, replaced))) return false
      const items = changes.shownIn(replaced)
      const { shown, write } = fields[field]
      const restored = await rowsOf(
        db,
        sql`update live_event set ${write(sql`given.before`)}, changed_at = ${now.toISOString()}::timestamptz
          from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given(id text, before jsonb, after jsonb)
          where tenant_id = ${tenantId} and live_event.id = given.id and ${shown} = given.after returning given.id`,
      )
      if (restored.length !== items.length) return false
    }
    return true
  }

  return { replace, revert }
}

/** A field without a list has no exceptions. */
function listIn(value: SQL): SQL {
  return sql`case jsonb_typeof(${value}) when 'array' then ${value} else '[]'::jsonb end`
}
