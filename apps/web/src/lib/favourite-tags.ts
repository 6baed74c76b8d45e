import { create } from 'zustand'

type Said = { tag: string; favourite?: boolean | undefined }

/** Tags of the member's favourite classes among all replies in this tab. Cleared with the query cache. */
export const useFavouriteTags = create<{ tags: ReadonlySet<string> }>()(() => ({ tags: new Set() }))

/** Tags of classes with a pending change. */
const changing = new Set<string>()

/** Counts changes, so that a reply can be older than one. */
let changes = 0
/** By tag: the count at its last change, in this tab or another. */
const lastChange = new Map<string, number>()

/** The number of changes so far, to be passed to `readFavourites` with the reply to a request that is sent now. */
export function favouriteChanges(): number {
  return changes
}

export function setFavourite(tag: string, favourite: boolean): void {
  lastChange.set(tag, ++changes)
  markFavourites([{ tag, favourite }])
}

export function clearFavouriteTags(): void {
  changing.clear()
  lastChange.clear()
  useFavouriteTags.setState({ tags: new Set() })
}

/** Until `endFavouriteChange`, replies sent before the change don't overwrite the optimistic state. */
export function beginFavouriteChange(tag: string): void {
  changing.add(tag)
}

export function endFavouriteChange(tag: string): void {
  changing.delete(tag)
}

/**
 * Updates favourites from a reply. Classes without `favourite` are ignored, and so are those that changed after the request was sent; `since`
 * is what `favouriteChanges` returned then.
 */
export function readFavourites(items: readonly Said[], since = changes): void {
  markFavourites(items.filter(({ tag }) => !changing.has(tag) && (lastChange.get(tag) ?? 0) <= since))
}

function markFavourites(items: readonly Said[]): void {
  const { tags } = useFavouriteTags.getState()
  const changed = items.filter(({ tag, favourite }) => favourite !== undefined && favourite !== tags.has(tag))
  if (changed.length === 0) return
  const next = new Set(tags)
  for (const { tag, favourite } of changed) favourite ? next.add(tag) : next.delete(tag)
  useFavouriteTags.setState({ tags: next })
}
