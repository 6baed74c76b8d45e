import { asc, eq, getTableColumns } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { category, channel, channelClass, collection, collectionItem, virtualClass } = schema
export type ClassRow = Omit<typeof virtualClass.$inferSelect, 'searchWords'>
export type ChannelRow = typeof channel.$inferSelect & { classTags: string[] }
export type CollectionRow = typeof collection.$inferSelect & { classTags: string[] }
export type CatalogueRows = {
  categories: (typeof category.$inferSelect)[]
  classes: ClassRow[]
  /** The words of each class, by its tag. */
  words: Words
  channels: ChannelRow[]
  collections: CollectionRow[]
}

/** What the text of each class says, by its tag. */
export type Words = ReadonlyMap<string, readonly string[]>

const { searchWords, ...classColumns } = getTableColumns(virtualClass)

/** Reads a club's catalogue whole. */
export function createCatalogueRepository(db: Database) {
  async function load(tenantId: string): Promise<CatalogueRows> {
    const categories = await db
      .select()
      .from(category)
      .where(eq(category.tenantId, tenantId))
      .orderBy(asc(category.position))
    const classes = await db.select(classColumns).from(virtualClass).where(eq(virtualClass.tenantId, tenantId))
    const texts = await db
      .select({ tag: virtualClass.tag, words: searchWords })
      .from(virtualClass)
      .where(eq(virtualClass.tenantId, tenantId))
    const channels = await db
      .select()
      .from(channel)
      .where(eq(channel.tenantId, tenantId))
      .orderBy(asc(channel.position))
    const channelClasses = await db
      .select()
      .from(channelClass)
      .where(eq(channelClass.tenantId, tenantId))
      .orderBy(asc(channelClass.position))
    const collections = await db
      .select()
      .from(collection)
      .where(eq(collection.tenantId, tenantId))
      .orderBy(asc(collection.position))
    const items = await db
      .select()
      .from(collectionItem)
      .where(eq(collectionItem.tenantId, tenantId))
      .orderBy(asc(collectionItem.position))
    const ofChannel = Map.groupBy(channelClasses, (row) => row.channelTag)
    const ofCollection = Map.groupBy(items, (row) => row.collectionTag)
    return {
      categories,
      classes: classes.filter((row) => row.active),
      words: new Map(texts.map(({ tag, words }) => [tag, words ?? []])),
      channels: channels.map((row) => ({ ...row, classTags: tags(ofChannel.get(row.tag)) })),
      collections: collections.map((row) => ({ ...row, classTags: tags(ofCollection.get(row.tag)) })),
    }
  }

  return { load }
}

function tags(rows: { classTag: string }[] | undefined) {
  return (rows ?? []).map((row) => row.classTag)
}
