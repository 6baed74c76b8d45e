import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { createFieldChanges } from '../publishing/field-changes.ts'
import type { KeptChange } from '../publishing/kept-change.ts'

const { coach } = schema
const kind = 'coach'

/** Renames coaches' profiles together with the classes that name them: in drafts, versions and what members see. */
export function createCoachNames(db: Database) {
  const changes = createFieldChanges(db, { kind, field: 'name', prefixOf: (place) => `coach ${place}/` })

  /** Returns what was renamed: nothing if the new name has a profile already. */
  async function replace(tenantId: string, { from, to }: { from: string; to: string }): Promise<KeptChange[]> {
    if (await isKnown(tenantId, to)) return []
    const found = await changes.replace(tenantId, {
      where: ({ value }) => sql`btrim(${value} #>> '{}') = ${from}`,
      value: () => sql`to_jsonb(${to}::text)`,
    })
    const shown = await db
      .update(coach)
      .set({ name: to })
      .where(and(eq(coach.tenantId, tenantId), eq(coach.name, from)))
      .returning({ id: coach.id })
    return [...found, ...shown.map(({ id }) => changes.shownChange(id, from, to))]
  }

  /** Restores the names that `replace` returned; changes of classes among them are left alone. False if any has been changed since. */
  async function revert(tenantId: string, replaced: readonly KeptChange[]): Promise<boolean> {
    if (!(await changes.restore(tenantId, replaced))) return false
    const [first, ...rest] = changes.shownIn(replaced)
    if (!first) return true
    const ids = [first, ...rest].map(({ id }) => id)
    const shown = await db
      .update(coach)
      .set({ name: String(first.before) })
      .where(and(eq(coach.tenantId, tenantId), inArray(coach.id, ids), eq(coach.name, String(first.after))))
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
