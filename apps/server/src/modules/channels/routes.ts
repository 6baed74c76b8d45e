import { assertOwnSlot } from '../../platform/http/assert-own.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { ChannelService } from './service.ts'

export function mountChannels(mount: Mount, { channels }: { channels: ChannelService }) {
  mount('listChannels', (context, { params }) => {
    assertOwnSlot(context, params.userId)
    return channels.list(context)
  })
  mount('listChannelClasses', (context, { query }) => {
    assertOwnSlot(context, query.userId)
    return channels.classes(context, query)
  })
  mount('getTitle', (context, { params }) => channels.title(context, params.tag))
}
