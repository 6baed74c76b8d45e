import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Channel, ChannelPage } from '../entities/channel.ts'
import { ClassList } from '../entities/class-list.ts'
import { OptionalUserId, TagParameter } from './parameters.ts'

const ChannelClassesQuery = z.object({
  channelTag: z.string().min(1).max(200),
  pageSize: z.coerce.number<string | number>().int().min(1).max(100).default(10),
  /** Counted from 1. */
  pageNumber: z.coerce.number<string | number>().int().min(1).max(100_000).default(1),
  userId: z.string().max(200).optional(),
})

export const channelEndpoints = {
  listChannels: endpoint('listChannels', {
    params: OptionalUserId,
    replies: { 200: z.array(Channel) },
    errors: ['notYours'],
  }),
  listChannelClasses: endpoint('listChannelClasses', {
    query: ChannelClassesQuery,
    replies: { 200: ChannelPage },
    errors: ['notFound', 'notYours'],
  }),
  getTitle: endpoint('getTitle', { params: TagParameter, replies: { 200: ClassList }, errors: ['notFound'] }),
}
