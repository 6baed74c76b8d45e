import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { shownCategoriesOn } from '../classes/studio/shown-categories.ts'
import { eventCategoriesOn } from '../events/event-categories.ts'
import { draftStoreOn } from '../publishing/draft-store.ts'
import type { KeptChangesOn } from '../publishing/kept-change.ts'

type KeptChanges = ReturnType<KeptChangesOn>
type Columns = { id: SQL; version: SQL; value: SQL; publishedAt: SQL }
type Binned = { tenantId: string; id: string; binnedAt: Date }

/** The kinds whose drafts have a category. */
const kinds = ['class', 'event'] as const
const field = 'categoryId'
const drafted = ['draft', 'version'] as const

/**
 * Moves all classes and events of a category that is being binned to another one, in their drafts, each of their
 * versions, and what members see. Records them for as long as the deletion can be undone.
 */
export async function moveClasses(
  db: Database,
  { tenantId, id: from, binnedAt: at, to }: Binned & { to: string },
  kept: Pick<KeptChanges, 'keepChange'>,
) {
  const moved: { place: string; id: string }[] = []
  for (const place of drafted) {
    const isThere = ({ value }: { value: SQL }) => isJson(value, from)
    const given = { field, where: isThere, value: () => sql`to_jsonb(${to}::text)` }
    for (const kind of kinds) {
      const replaced = await draftStoreOn(db).replaceField({ tenantId, kind }, place, given)
      moved.push(...replaced.map(({ id, version }) => ({ place, id: place === 'draft' ? id : `${version} ${id}` })))
    }
  }
  const tags = await shownCategoriesOn(db).moveCategory(tenantId, { from, to })
  const events = await eventCategoriesOn(db).moveCategory(tenantId, { from, to })
  moved.push(...tags.map((id) => ({ place: 'shown', id })), ...events.map((id) => ({ place: 'event', id })))
  const items = moved.map(({ place, id }) => {
    return { id, before: { place, category: from }, after: { place, category: to } }
  })
  await kept.keepChange({ tenantId, kind: 'category', changeId: changeIdOf({ id: from, binnedAt: at }), at }, items)
}

/**
 * Moves the classes back that left a category when it was binned, if they are still in the category they were moved to.
 * Versions published since then are moved with their classes. Returns whether there were any.
 */
export async function returnClasses(
  db: Database,
  { tenantId, id: to, binnedAt }: Binned,
  kept: Pick<KeptChanges, 'keptChange'>,
): Promise<boolean> {
  const items = await kept.keptChange(tenantId, changeIdOf({ id: to, binnedAt }))
  const from = items[0]?.after.category
  if (typeof from !== 'string') return false
  const idsIn = (place: string) => items.filter(({ before }) => before.place === place).map(({ id }) => id)
  for (const place of drafted) {
    const isTheirs = ({ id, version, publishedAt }: Columns) => {
      if (place === 'draft') return isIn(id, idsIn('draft'))
      const isSince = sql`${publishedAt} > ${binnedAt.toISOString()} and ${isIn(id, idsIn('draft'))}`
      return sql`(${isIn(sql`(${version} || ' ' || ${id})`, idsIn('version'))} or ${isSince})`
    }
    const given = {
      field,
      where: (columns: Columns) => sql`${isJson(columns.value, from)} and ${isTheirs(columns)}`,
      value: () => sql`to_jsonb(${to}::text)`,
    }
    for (const kind of kinds) await draftStoreOn(db).replaceField({ tenantId, kind }, place, given)
  }
  await shownCategoriesOn(db).moveCategory(tenantId, { from, to, tags: idsIn('shown') })
  await eventCategoriesOn(db).moveCategory(tenantId, { from, to, ids: idsIn('event') })
  return true
}

function isJson(value: SQL, text: string) {
  return sql`${value} = to_jsonb(${text}::text)`
}

function isIn(id: SQL, ids: readonly string[]) {
  return sql`${id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
}

/** Unique, since a category must be restored before it can be binned again. */
function changeIdOf({ id, binnedAt }: Pick<Binned, 'id' | 'binnedAt'>) {
  return `category ${id} ${binnedAt.toISOString()}`
}
