import { createArea } from '../../lib/store-area.ts'

/** Area `channels`: the channel of the open class, to return to (D-11). */
export type ChannelsState = { openChannelTag: string | null }

/** @public */
export const useChannels = createArea<ChannelsState>('channels', { openChannelTag: null })
