import { giveHeadStart, showHeadStart } from './internal/engine/head-start.ts'
import { openHls } from './internal/engine/hls-engine.ts'
import * as library from './internal/engine/hls-player.ts'

/** Starts playing a stream in `picture` before the app has loaded, if hls.js is supported; the app's player takes over. */
export function playFirst(url: string, picture: HTMLElement): void {
  if (!library.Hls.isSupported()) return
  showHeadStart(picture)
  giveHeadStart((parts) => openHls(parts, library), { url, startAt: null })
}
