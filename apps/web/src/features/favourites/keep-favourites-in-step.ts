import type { QueryClient } from '@tanstack/react-query'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { memberId } from '../auth/auth-store.ts'
import { applyFavourite } from './apply-favourite.ts'

/** A message between tabs: a member's class became a favourite, or no longer is one. */
type Change = { memberId: string; item: ListedClass; favourite: boolean }

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('favourites')

/** Broadcasts a saved change to the member's other tabs. */
export function tellOtherTabs(item: ListedClass, favourite: boolean): void {
  channel?.postMessage({ memberId: memberId(), item, favourite } satisfies Change)
}

/** Applies changes from other tabs, so that all hearts of a class agree. */
export function keepFavouritesInStep(queryClient: QueryClient): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
    if (data.memberId === memberId()) applyFavourite(queryClient, data.item, data.favourite)
  })
}
