import { createArea } from '../../lib/store-area.ts'

/** Area `channels`: the channel of the open class, to return to (D-11). */
export type ChannelsState = { openChannelTag: string | null }

/** SHELL-33 names it; nothing needs it, since the open channel is in the URL. @public */
export const useChannels = createArea<ChannelsState>('channels', { openChannelTag: null })
