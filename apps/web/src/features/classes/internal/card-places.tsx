import { CardSkeleton, CardSpace } from '@upbeat/ui/card-skeleton.tsx'
import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import type { Ref } from 'react'
import { useCardLayout } from '../class-card.tsx'
import { useScreenOfCards } from './use-screen-of-cards.ts'

/** Placeholder cards in the club's card layout, after a screen of them only their space. A card that replaces one moves no other. */
export function CardPlaces({
  count,
  from = 0,
  bare = false,
  firstRef,
  loading,
}: {
  count: number
  /** Number of cards before them. */
  from?: number
  /** Reserves their space only. */
  bare?: boolean
  firstRef?: Ref<HTMLLIElement> | undefined
  loading?: boolean | undefined
}) {
  const layout = useCardLayout()
  const screen = useScreenOfCards()
  const full = bare ? 0 : screen
  return Array.from({ length: count }, (_, place) => (
    <li
      aria-hidden="true"
      data-skeleton="card"
      data-still={loading ? undefined : true}
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      key={from + place}
      ref={place === 0 ? firstRef : undefined}
    >
      {layout === 'over' ? <Skeleton ratio="4 / 5" /> : place < full ? <CardSkeleton /> : <CardSpace />}
    </li>
  ))
}
