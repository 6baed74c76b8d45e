import { giveHeadStart, showHeadStart } from '../features/player/engine/head-start.ts'
import { openHls } from '../features/player/engine/hls-engine.ts'
import * as library from '../features/player/engine/hls-player.ts'
import { startPlaying } from '../features/player/playback/start-playing.ts'
import type {} from '../lib/first-replies.ts'

/**
 * Comes before the app and does not wait for it: plays the class in the picture that the server has drawn, and the app's own player goes on with
 * it. Nothing depends on it.
 */
const picture = document.querySelector<HTMLElement>('.first-view[data-view="player"]')
const url = await globalThis.upbeatFirstStream
// Once the app has drawn its own picture, its player is on its way.
if (url && picture?.isConnected && library.Hls.isSupported()) {
  const open = async (parts: Parameters<typeof openHls>[0]) => {
    const engine = await openHls(parts, library)
    void startPlaying(engine.media)
    return engine
  }
  showHeadStart(picture)
  giveHeadStart(open, { url, startAt: null })
}
