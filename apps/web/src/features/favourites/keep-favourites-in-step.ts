import type { QueryClient } from '@tanstack/react-query'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { memberId } from '../auth/auth-store.ts'
import { applyFavourite } from './apply-favourite.ts'

/** What one tab tells the others: a member's class that has become a favourite, or none. */
type Change = { memberId: string; item: ListedClass; favourite: boolean }

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('favourites')

/** Tells the member's other tabs what the server has taken. */
export function tellOtherTabs(item: ListedClass, favourite: boolean): void {
  channel?.postMessage({ memberId: memberId(), item, favourite } satisfies Change)
}

/** Shows in this tab what is changed in another, so that two hearts of one class never disagree. */
export function keepFavouritesInStep(queryClient: QueryClient): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
    if (data.memberId === memberId()) applyFavourite(queryClient, data.item, data.favourite)
  })
}
