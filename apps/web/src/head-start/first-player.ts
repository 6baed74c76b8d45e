import { giveHeadStart, showHeadStart } from '../features/player/engine/head-start.ts'
import { openHls } from '../features/player/engine/hls-engine.ts'
import * as library from '../features/player/engine/hls-player.ts'
import { startPlaying } from '../features/player/playback/start-playing.ts'
import type {} from '../lib/api/first-replies.ts'

/**
 * Loads before the app: starts playback in the server-rendered poster, and the app's player takes over. Optional: the app works without it.
 */
const picture = document.querySelector<HTMLElement>('.first-view[data-view="player"]')
const url = await globalThis.upbeatFirstStream
// Once the app has rendered its own poster, its player is loading.
if (url && picture?.isConnected && library.Hls.isSupported()) {
  const open = async (parts: Parameters<typeof openHls>[0]) => {
    const engine = await openHls(parts, library)
    void startPlaying(engine.media)
    return engine
  }
  showHeadStart(picture)
  giveHeadStart(open, { url, startAt: null })
}
