import type { CollectionFields } from '@upbeat/contract/studio/entities/curation'
import { and, asc, eq } from 'drizzle-orm'
import { schema } from '../../platform/db/database.ts'
import { type CurationRows, nextPosition } from './curation-rows.ts'

const { collection, collectionItem } = schema
/** The id of the collection for the class of the day, if it was made in the studio. */
export const ofTheDayId = 'class-of-the-day'

export const collectionRows: CurationRows<CollectionFields> = {
  async live(db, { tenantId, id }) {
    const [row] = await db.select().from(collection).where(isCollection(tenantId, id))
    if (!row || row.hidden) return null
    const items = await db
      .select({ tag: collectionItem.classTag })
      .from(collectionItem)
      .where(and(eq(collectionItem.tenantId, tenantId), eq(collectionItem.collectionTag, id)))
      .orderBy(asc(collectionItem.position))
    return { name: row.name, description: row.description, rule: row.rule, classTags: items.map(({ tag }) => tag) }
  },
  async show(db, { tenantId, id, fields: { classTags, ...fields } }) {
    const position = await nextPosition(db, collection, tenantId)
    const type = id === ofTheDayId ? 'classoftheday' : 'featured'
    await db
      .insert(collection)
      .values({ tenantId, tag: id, type, position, ...fields })
      .onConflictDoUpdate({ target: [collection.tenantId, collection.tag], set: { ...fields, hidden: false } })
    await db
      .delete(collectionItem)
      .where(and(eq(collectionItem.tenantId, tenantId), eq(collectionItem.collectionTag, id)))
    const items = classTags.map((classTag, place) => ({ tenantId, collectionTag: id, classTag, position: place }))
    if (items.length > 0) await db.insert(collectionItem).values(items)
  },
  async hide(db, { tenantId, id }) {
    await db.update(collection).set({ hidden: true }).where(isCollection(tenantId, id))
  },
  async remove(db, { tenantId, id }) {
    await db
      .delete(collectionItem)
      .where(and(eq(collectionItem.tenantId, tenantId), eq(collectionItem.collectionTag, id)))
    await db.delete(collection).where(isCollection(tenantId, id))
  },
  order: (db, tenantId) =>
    db
      .select({ id: collection.tag, hidden: collection.hidden })
      .from(collection)
      .where(eq(collection.tenantId, tenantId))
      .orderBy(asc(collection.position), asc(collection.tag)),
  async place(db, tenantId, ids) {
    for (const [position, id] of ids.entries()) {
      await db.update(collection).set({ position }).where(isCollection(tenantId, id))
    }
  },
}

function isCollection(tenantId: string, id: string) {
  return and(eq(collection.tenantId, tenantId), eq(collection.tag, id))
}
