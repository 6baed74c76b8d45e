import type { Http } from '../../platform/http/open-http.ts'
import { mountChannels } from './routes.ts'
import { createChannelService } from './service.ts'

type Parts = Pick<Http, 'mount'> & Parameters<typeof createChannelService>[0]

export function composeChannels({ mount, ...parts }: Parts) {
  const channels = createChannelService(parts)
  mountChannels(mount, { channels })
  return { pictureOfChannels: channels.pictureOfChannels }
}
