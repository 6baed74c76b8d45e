import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import { createAskProvider } from './outside/ask-provider.ts'
import { chooseConnect } from './outside/choose-connect.ts'
import { warnOfUnnamedOrigins } from './outside/warn-of-unnamed-origins.ts'
import { mountConnect } from './routes.ts'
import { createConnectService } from './service.ts'

type Parts = Pick<Platform, 'clock' | 'log'> &
  Pick<Http, 'mount'> &
  Omit<Parameters<typeof createConnectService>[0], 'isReceived'> & {
    recordings: { playlist: (asset: string) => Promise<object | null> }
    fetchJson: Parameters<typeof createAskProvider>[0]['fetchJson']
  }

/** Live events, our own and those of a club's outside provider. */
export function composeConnect(parts: Parts) {
  const { mount, recordings } = parts
  const isReceived = async (asset: string) => (await recordings.playlist(asset)) !== null
  const own = createConnectService({ ...parts, isReceived })
  const connect = chooseConnect(own, { ...parts, ask: warnOfUnnamedOrigins(createAskProvider(parts), parts.log) })
  mountConnect(mount, { connect })
  return connect
}
