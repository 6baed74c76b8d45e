import { giveHeadStart, showHeadStart } from './internal/engine/head-start.ts'
import { openHls } from './internal/engine/hls-engine.ts'
import * as library from './internal/engine/hls-player.ts'
import { startPlaying } from './internal/start-playing.ts'

/** Starts playing a stream in `picture` before the app has loaded, if hls.js is supported; the app's player takes over. */
export function playFirst(url: string, picture: HTMLElement): void {
  if (!library.Hls.isSupported()) return
  const open = async (parts: Parameters<typeof openHls>[0]) => {
    const engine = await openHls(parts, library)
    void startPlaying(engine.media)
    return engine
  }
  showHeadStart(picture)
  giveHeadStart(open, { url, startAt: null })
}
