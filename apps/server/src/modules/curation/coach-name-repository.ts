import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { draftStoreOn } from '../publishing/draft-store.ts'
import type { KeptChange } from '../publishing/kept-change.ts'

const { coach } = schema
const kind = 'coach'
const field = 'name'
const places = ['draft', 'version'] as const

/** Renames coaches' profiles together with the classes that name them: in drafts, versions and what members see. */
export function createCoachNames(db: Database) {
  const drafts = draftStoreOn(db)

  /** Returns what was renamed: nothing if the new name has a profile already. */
  async function replace(tenantId: string, { from, to }: { from: string; to: string }): Promise<KeptChange[]> {
    if (await isKnown(tenantId, to)) return []
    const found: KeptChange[] = []
    for (const place of places) {
      const rows = await drafts.replaceField({ tenantId, kind }, place, {
        field,
        where: ({ value }) => sql`btrim(${value} #>> '{}') = ${from}`,
        value: () => sql`to_jsonb(${to}::text)`,
      })
      for (const { id, version, before, after } of rows) {
        found.push({ id: idOf(place, `${version}/${id}`), before: { name: before }, after: { name: after } })
      }
    }
    const shown = await db
      .update(coach)
      .set({ name: to })
      .where(and(eq(coach.tenantId, tenantId), eq(coach.name, from)))
      .returning({ id: coach.id })
    return [
      ...found,
      ...shown.map(({ id }) => ({ id: idOf('shown', id), before: { name: from }, after: { name: to } })),
    ]
  }

  /** Restores the names that `replace` returned; changes of classes among them are left alone. False if any has been changed since. */
  async function revert(tenantId: string, replaced: readonly KeptChange[]): Promise<boolean> {
    for (const place of places) {
      const items = itemsOf(replaced, place).map(({ key, before, after }) => {
        const end = key.indexOf('/')
        return { id: key.slice(end + 1), version: Number(key.slice(0, end)), before: before.name, after: after.name }
      })
      if ((await drafts.restoreField({ tenantId, kind }, place, { field, items })) !== items.length) return false
    }
    const [first, ...rest] = itemsOf(replaced, 'shown')
    if (!first) return true
    const ids = [first, ...rest].map(({ key }) => key)
    const shown = await db
      .update(coach)
      .set({ name: String(first.before.name) })
      .where(and(eq(coach.tenantId, tenantId), inArray(coach.id, ids), eq(coach.name, String(first.after.name))))
      .returning({ id: coach.id })
    return shown.length === ids.length
  }

  async function isKnown(tenantId: string, name: string): Promise<boolean> {
    const rows = await rowsOf(
      db,
      sql`select 1 from draft where tenant_id = ${tenantId} and kind = ${kind} and state <> 'bin' and btrim(fields->>'name') = ${name}
        union all select 1 from coach where tenant_id = ${tenantId} and not hidden and name = ${name} limit 1`,
    )
    return rows.length > 0
  }

  return { replace, revert }
}

function idOf(place: string, key: string) {
  return `coach ${place}/${key}`
}

/** The changes of a place, by what follows it in their ids. */
function itemsOf(changes: readonly KeptChange[], place: string) {
  const start = idOf(place, '')
  return changes.filter(({ id }) => id.startsWith(start)).map((each) => ({ ...each, key: each.id.slice(start.length) }))
}
