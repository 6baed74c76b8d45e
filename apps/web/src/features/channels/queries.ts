import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { isChannelListed } from '@upbeat/rules/channels/is-channel-listed'
import { listPageQuery } from '@upbeat/rules/classes/list-page-query'
import { homeChannelsLoaded } from '@upbeat/rules/constants'
import { api } from '../../lib/api/api.ts'
import { normaliseChannel, normaliseChannelDetails, type PlainChannel } from '../../lib/normalise/channel.ts'
import { normaliseClasses } from '../../lib/normalise/virtual-class.ts'
import { isSignedIn, memberId } from '../auth/auth-store.ts'

/** Every channel with its classes, listed or not. */
export const allChannelsQuery = () =>
  queryOptions({
    queryKey: ['channels'],
    queryFn: async ({ signal }): Promise<PlainChannel[]> => {
      const channels = await api('listChannels', { params: isSignedIn() ? { userId: memberId() } : {}, signal })
      return channels.map(normaliseChannel)
    },
  })

/** The channels that are listed (CHAN-05 to CHAN-07). */
export const channelsQuery = () => queryOptions({ ...allChannelsQuery(), select: listedChannels })

/** The channels on Home: the first five (HOME-05). */
export const homeChannelsQuery = () =>
  queryOptions({ ...allChannelsQuery(), select: (channels) => listedChannels(channels).slice(0, homeChannelsLoaded) })

/** A channel's classes, ten per page (CHAN-08, CHAN-09); each page also has the channel. */
export const channelClassesQuery = (channelTag: string) =>
  infiniteQueryOptions({
    queryKey: ['channelClasses', channelTag],
    queryFn: async ({ signal, pageParam }) => {
      const page = await api('listChannelClasses', {
        query: { ...listPageQuery({ channelTag }, pageParam), ...(isSignedIn() && { userId: memberId() }) },
        signal,
      })
      return {
        ...page,
        items: normaliseClasses(page.items),
        channelDetails: page.channelDetails && normaliseChannelDetails(page.channelDetails),
      }
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.itemsRemaining > 0 ? pages.length + 1 : undefined),
  })

function listedChannels(channels: PlainChannel[]): PlainChannel[] {
  return channels.filter(isChannelListed)
}
