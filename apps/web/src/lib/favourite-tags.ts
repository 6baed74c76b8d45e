import { create } from 'zustand'

type Said = { tag: string; favourite?: boolean | undefined }

/** The tags of the member's favourite classes among all that this tab has received. Emptied with the query cache. */
export const useFavouriteTags = create<{ tags: ReadonlySet<string> }>()(() => ({ tags: new Set() }))

/** Tags of classes whose change the server has not answered yet. */
const changing = new Set<string>()

export function setFavourite(tag: string, favourite: boolean): void {
  markFavourites([{ tag, favourite }])
}

export function clearFavouriteTags(): void {
  changing.clear()
  useFavouriteTags.setState({ tags: new Set() })
}

/** Until `endFavouriteChange` a reply that was sent before the change does not undo what the page shows. */
export function beginFavouriteChange(tag: string): void {
  changing.add(tag)
}

export function endFavouriteChange(tag: string): void {
  changing.delete(tag)
}

/** Takes over which of a reply's classes are favourites. A class without `favourite` says nothing. */
export function readFavourites(items: readonly Said[]): void {
  markFavourites(items.filter(({ tag }) => !changing.has(tag)))
}

function markFavourites(items: readonly Said[]): void {
  const { tags } = useFavouriteTags.getState()
  const changed = items.filter(({ tag, favourite }) => favourite !== undefined && favourite !== tags.has(tag))
  if (changed.length === 0) return
  const next = new Set(tags)
  for (const { tag, favourite } of changed) favourite ? next.add(tag) : next.delete(tag)
  useFavouriteTags.setState({ tags: next })
}
