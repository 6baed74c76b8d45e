import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { category, channel, channelClass, coach, collection, collectionItem, plannedClass, virtualClass } = schema
export type ClassRow = Omit<typeof virtualClass.$inferSelect, 'searchWords'>
export type ChannelRow = typeof channel.$inferSelect & { classTags: string[] }
export type CoachRow = typeof coach.$inferSelect
export type CollectionRow = typeof collection.$inferSelect & { classTags: string[] }
export type CatalogueRows = {
  categories: (typeof category.$inferSelect)[]
  classes: ClassRow[]
  /** The words of each class, by its tag. */
  words: Words
  channels: ChannelRow[]
  coaches: CoachRow[]
  collections: CollectionRow[]
  /** The tag of the class planned for a day. */
  plannedClasses: ReadonlyMap<string, string>
}

/** The searchable words of each class, by its tag. */
export type Words = ReadonlyMap<string, readonly string[]>

const { searchWords, ...classColumns } = getTableColumns(virtualClass)

/** Reads a club's whole catalogue. */
export function createCatalogueRepository(db: Database) {
  async function load(tenantId: string): Promise<CatalogueRows> {
    const categories = await db
      .select()
      .from(category)
      .where(and(eq(category.tenantId, tenantId), eq(category.hidden, false)))
      .orderBy(asc(category.position))
    const classes = await db.select(classColumns).from(virtualClass).where(eq(virtualClass.tenantId, tenantId))
    const texts = await db
      .select({ tag: virtualClass.tag, words: searchWords })
      .from(virtualClass)
      .where(eq(virtualClass.tenantId, tenantId))
    const channels = await db
      .select()
      .from(channel)
      .where(and(eq(channel.tenantId, tenantId), eq(channel.hidden, false)))
      .orderBy(asc(channel.position))
    const channelClasses = await db
      .select()
      .from(channelClass)
      .where(eq(channelClass.tenantId, tenantId))
      .orderBy(asc(channelClass.position))
    const coaches = await db
      .select()
      .from(coach)
      .where(and(eq(coach.tenantId, tenantId), eq(coach.hidden, false)))
      .orderBy(asc(coach.position))
    const collections = await db
      .select()
      .from(collection)
      .where(and(eq(collection.tenantId, tenantId), eq(collection.hidden, false)))
      .orderBy(asc(collection.position))
    const items = await db
      .select()
      .from(collectionItem)
      .where(eq(collectionItem.tenantId, tenantId))
      .orderBy(asc(collectionItem.position))
    const planned = await db.select().from(plannedClass).where(eq(plannedClass.tenantId, tenantId))
    const ofChannel = Map.groupBy(channelClasses, (row) => row.channelTag)
    const ofCollection = Map.groupBy(items, (row) => row.collectionTag)
    return {
      categories,
      classes: classes.filter((row) => row.active),
      words: new Map(texts.map(({ tag, words }) => [tag, words ?? []])),
      channels: channels.map((row) => ({ ...row, classTags: tags(ofChannel.get(row.tag)) })),
      coaches,
      collections: collections.map((row) => ({ ...row, classTags: tags(ofCollection.get(row.tag)) })),
      plannedClasses: new Map(planned.map(({ day, classTag }) => [day, classTag])),
    }
  }

  /** The classes among `tags` that members see. */
  async function loadClasses(
    tenantId: string,
    tags: readonly string[],
  ): Promise<Pick<CatalogueRows, 'classes' | 'words'>> {
    const rows = await db
      .select({ row: classColumns, words: searchWords })
      .from(virtualClass)
      .where(
        and(eq(virtualClass.tenantId, tenantId), inArray(virtualClass.tag, [...tags]), eq(virtualClass.active, true)),
      )
    return {
      classes: rows.map(({ row }) => row),
      words: new Map(rows.map(({ row, words }) => [row.tag, words ?? []])),
    }
  }

  return { load, loadClasses }
}

function tags(rows: { classTag: string }[] | undefined) {
  return (rows ?? []).map((row) => row.classTag)
}
