import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { classPlayerPath } from '../../lib/paths.ts'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { ShareClassButton } from '../sharing/share-class-button.tsx'
import { ClassPlayer } from '../workout/class-player.tsx'
import { playableQuery } from '../workout/playable.ts'
import { channelBehind } from './channel-behind.ts'
import { channelClassesQuery } from './queries.ts'

export type ChannelPlayerProps = { channelTag: string; classTag: string }

/**
 * The player of a channel's class, on top of the channel's page (ROUTE-15, D-11). The class is looked up in the channel; if it isn't there,
 * it opens in the ordinary player (CHAN-10). Closing returns to the channel.
 */
export function ChannelPlayer({ channelTag, classTag }: ChannelPlayerProps) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(channelClassesQuery(channelTag))
  const isFound = data?.pages.some(({ items }) => items.some(({ tag }) => tag === classTag)) ?? false
  const goOn = !isFound && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (goOn) void fetchNextPage()
  }, [goOn, fetchNextPage])

  if (!isFound && (goOn || isFetching)) return null
  if (!isFound) return <Navigate replace to={classPlayerPath(classTag)} />
  return (
    <ClassPlayer
      actions={({ virtualClass }) => (
        <>
          <FavouriteButton item={virtualClass} />
          <ShareClassButton look="overlay" virtualClass={virtualClass} />
        </>
      )}
      behind={channelBehind(channelTag)}
      query={playableQuery(classTag)}
    />
  )
}
