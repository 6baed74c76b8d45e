import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Channel, ChannelPage } from '../entities/channel.ts'
import { ClassList } from '../entities/class-list.ts'
import { ClassPageQuery, OptionalUserId, TagParameter } from './parameters.ts'

export const channelEndpoints = {
  listChannels: endpoint('listChannels', {
    params: OptionalUserId,
    replies: { 200: z.array(Channel) },
    errors: ['notYours'],
  }),
  listChannelClasses: endpoint('listChannelClasses', {
    query: ClassPageQuery.extend({ channelTag: z.string().min(1).max(200) }),
    replies: { 200: ChannelPage },
    errors: ['notFound', 'notYours'],
  }),
  getTitle: endpoint('getTitle', { params: TagParameter, replies: { 200: ClassList }, errors: ['notFound'] }),
}
