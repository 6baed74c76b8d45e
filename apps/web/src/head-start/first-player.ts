import { playFirst } from '../features/playback/play-first.ts'
import type {} from '../lib/api/first-replies.ts'

/**
 * Loads before the app: starts playback in the server-rendered poster, and the app's player takes over. Optional: the app works without it.
 */
const picture = document.querySelector<HTMLElement>('.first-view[data-view="player"]')
const url = await globalThis.upbeatFirstStream
// Once the app has rendered its own poster, its player is loading.
if (url && picture?.isConnected) playFirst(url, picture)
