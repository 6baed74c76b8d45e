import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import { createAskProvider } from './outside/ask-provider.ts'
import { chooseConnect } from './outside/choose-connect.ts'
import { warnOfUnnamedOrigins } from './outside/warn-of-unnamed-origins.ts'
import { mountConnect } from './routes.ts'
import { createConnectService } from './service.ts'
import type { FindReceived } from './stream-links.ts'

type Parts = Pick<Platform, 'clock' | 'log'> &
  Pick<Http, 'mount'> &
  Omit<Parameters<typeof createConnectService>[0], 'findReceived'> & {
    recordings: {
      playlist: (asset: string) => Promise<object | null>
      classOf: (asset: string) => Promise<string | null>
    }
    fetchJson: Parameters<typeof createAskProvider>[0]['fetchJson']
  }

/** Live events, our own and those of a club's outside provider. */
export function composeConnect(parts: Parts) {
  const { mount, recordings, catalogues } = parts
  const findReceived: FindReceived = async (asset, { tenant }) => {
    const made = await recordings.classOf(asset)
    // Once members see the class, the live's address leads to it.
    const classTag = made !== null && (await catalogues.of(tenant)).byTag.has(made) ? made : null
    return classTag !== null || (await recordings.playlist(asset)) !== null ? { classTag } : null
  }
  const own = createConnectService({ ...parts, findReceived })
  const connect = chooseConnect(own, { ...parts, ask: warnOfUnnamedOrigins(createAskProvider(parts), parts.log) })
  mountConnect(mount, { connect })
  return connect
}
