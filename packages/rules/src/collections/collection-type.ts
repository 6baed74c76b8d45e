/** The kinds of collection (ENT-08). */
export const collectionType = {
  featured: 'featured',
  live: 'live',
  channel: 'channel',
  classOfTheDay: 'classoftheday',
  favourites: 'favourites',
} as const
export type CollectionType = (typeof collectionType)[keyof typeof collectionType]

/** The fields that decide whether a collection is listed. */
export type ListedCollection = {
  collectionType?: string | null | undefined
  collectionItems?: readonly unknown[] | null | undefined
}

/** The collections page omits favourites, class of the day and empty collections (COLL-02 to COLL-04). */
export function isCollectionListed(collection: ListedCollection): boolean {
  return (
    collection.collectionType !== collectionType.favourites &&
    collection.collectionType !== collectionType.classOfTheDay &&
    (collection.collectionItems ?? []).length > 0
  )
}
