import { createArea } from '../../lib/store-area.ts'

/** Area `channels`: the channel whose class is being played, to go back to (D-11). */
export type ChannelsState = { openChannelTag: string | null }

/** @public */
export const useChannels = createArea<ChannelsState>('channels', { openChannelTag: null })
