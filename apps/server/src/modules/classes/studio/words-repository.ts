import type { OptionKind } from '@upbeat/contract/studio/entities/class'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'

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

/** Words that a club's classes share, changed in all of them at once: in drafts, in what was published and in what members see. */
export function createWordsRepository(db: Database) {
  async function replace(tenantId: string, { field, from, to }: Change): Promise<number> {
    const isList = lists.includes(field)
    const whole = sql`fields->${field}`
    const value = isList ? listWith(whole, { from, to }) : sql`to_jsonb(${to}::text)`
    const uses = (list: ReturnType<typeof sql>) =>
      isList ? sql`${list} @> to_jsonb(${from}::text)` : sql`${list} = to_jsonb(${from}::text)`
    const { rows } = (await db.execute(sql`update draft
      set fields = jsonb_set(fields, array[${field}], ${value}), revision = revision + 1
      where tenant_id = ${tenantId} and kind = 'class' and ${uses(whole)} returning id`)) as unknown as {
      rows: unknown[]
    }
    await db.execute(sql`update published_version set fields = jsonb_set(fields, array[${field}], ${value})
      where tenant_id = ${tenantId} and kind = 'class' and ${uses(whole)}`)
    const column = sql.identifier(columns[field])
    const shown = isList ? listWith(sql`${column}`, { from, to }) : sql`${to}`
    const isShown = isList ? uses(sql`${column}`) : sql`${column} = ${from}`
    await db.execute(sql`update virtual_class set ${column} = ${shown} where tenant_id = ${tenantId} and ${isShown}`)
    return rows.length
  }

  return { replace }
}

/** A list in its order, with the other word in place of the one; a word stands in it once. */
function listWith(list: ReturnType<typeof sql>, { from, to }: Omit<Change, 'field'>) {
  return sql`(select jsonb_agg(word order by place) from (
    select case when each = ${from} then ${to}::text else each end as word, min(at) as place
    from jsonb_array_elements_text(${list}) with ordinality as listed(each, at) group by 1) as renamed)`
}
