import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import type { KeptChangesOn } from '../publishing/kept-change.ts'

type KeptChanges = ReturnType<KeptChangesOn>
type Binned = { tenantId: string; id: string; binnedAt: Date }
type Place = { table: SQL; id: SQL; category: SQL; set: (category: string) => SQL; isClass?: SQL }

/** Where a category is stored: in the draft and each version of a class or event, and in what members see of it. */
const places: Record<string, Place> = {
  draft: {
    table: sql`draft`,
    id: sql`id`,
    category: sql`fields->>'categoryId'`,
    set: (category) => sql`fields = ${withCategory(sql`fields`, category)}, revision = revision + 1`,
    isClass: sql`kind in ('class', 'event')`,
  },
  version: {
    table: sql`published_version`,
    id: sql`version || ' ' || id`,
    category: sql`fields->>'categoryId'`,
    set: (category) => sql`fields = ${withCategory(sql`fields`, category)}`,
    isClass: sql`kind in ('class', 'event')`,
  },
  shown: {
    table: sql`virtual_class`,
    id: sql`tag`,
    category: sql`category_id`,
    set: (category) => sql`category_id = ${category}`,
  },
  event: {
    table: sql`live_event`,
    id: sql`id`,
    category: sql`category_id`,
    set: (category) => sql`category_id = ${category}`,
  },
}

/**
 * Moves all classes of a category that is being binned to another one, and records them for as long as the deletion can
 * be undone.
 */
export async function moveClasses(
  db: Database,
  { tenantId, id: from, binnedAt: at, to }: Binned & { to: string },
  kept: Pick<KeptChanges, 'keepChange'>,
) {
  const items = []
  for (const [place, { id, category }] of Object.entries(places)) {
    const moved = await setCategory(db, { place, tenantId, to, where: sql`${category} = ${from}`, returning: id })
    items.push(...moved.map((one) => ({ id: one, before: { place, category: from }, after: { place, category: to } })))
  }
  const change = { tenantId, kind: 'category', changeId: changeIdOf({ id: from, binnedAt: at }), at }
  await kept.keepChange(change, items)
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
  if (from === undefined) return false
  const idsIn = (place: string) =>
    JSON.stringify(items.filter(({ before }) => before.place === place).map(({ id }) => id))
  for (const [place, { id, category }] of Object.entries(places)) {
    const isMoved = sql`${id} in (select jsonb_array_elements_text(${idsIn(place)}::jsonb))`
    const isSince = sql`published_at > ${binnedAt.toISOString()}
      and id in (select jsonb_array_elements_text(${idsIn('draft')}::jsonb))`
    const isTheirs = place === 'version' ? sql`(${isMoved} or ${isSince})` : isMoved
    await setCategory(db, { place, tenantId, to, where: sql`${category} = ${from} and ${isTheirs}`, returning: id })
  }
  return true
}

async function setCategory(
  db: Database,
  {
    place,
    tenantId,
    to,
    where,
    returning,
  }: { place: string; tenantId: string; to: string; where: SQL; returning: SQL },
): Promise<string[]> {
  const { table, set, isClass = sql`true` } = places[place] as Place
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`update ${table} set ${set(to)}
    where tenant_id = ${tenantId} and ${isClass} and ${where} returning ${returning} as id`,
  )
  return rows.map(({ id }) => id)
}

function withCategory(json: SQL, category: string) {
  return sql`jsonb_set(${json}, '{categoryId}', to_jsonb(${category}::text))`
}

/** Unique, since a category must be restored before it can be binned again. */
function changeIdOf({ id, binnedAt }: Pick<Binned, 'id' | 'binnedAt'>) {
  return `category ${id} ${binnedAt.toISOString()}`
}
