import type { CategoryFields } from '@upbeat/contract/studio/entities/curation'
import { and, asc, eq } from 'drizzle-orm'
import { schema } from '../../platform/db/database.ts'
import { type CurationRows, nextPosition } from './curation-rows.ts'

const { category } = schema

export const categoryRows: CurationRows<CategoryFields> = {
  async live(db, { tenantId, id }) {
    const [row] = await db.select().from(category).where(isCategory(tenantId, id))
    if (!row || row.hidden) return null
    const { name, description, imageLink, translations } = row
    return { name, description, imageLink, translations: translations ?? {} }
  },
  async show(db, { tenantId, id, fields }) {
    const position = await nextPosition(db, category, tenantId)
    await db
      .insert(category)
      .values({ tenantId, id, position, ...fields })
      .onConflictDoUpdate({ target: [category.tenantId, category.id], set: { ...fields, hidden: false } })
  },
  async hide(db, { tenantId, id }) {
    await db.update(category).set({ hidden: true }).where(isCategory(tenantId, id))
  },
  async remove(db, { tenantId, id }) {
    await db.delete(category).where(isCategory(tenantId, id))
  },
  order: (db, tenantId) =>
    db
      .select({ id: category.id, hidden: category.hidden })
      .from(category)
      .where(eq(category.tenantId, tenantId))
      .orderBy(asc(category.position), asc(category.id)),
  async place(db, tenantId, ids) {
    for (const [position, id] of ids.entries()) {
      await db.update(category).set({ position }).where(isCategory(tenantId, id))
    }
  },
}

function isCategory(tenantId: string, id: string) {
  return and(eq(category.tenantId, tenantId), eq(category.id, id))
}
