import { createStore, type StoreApi } from 'zustand'
import type { Engine, Quality } from '../engine/engine.ts'
import type { MediaFailure } from '../engine/media-failure.ts'

/** What the media element itself does not know. */
export type PlaybackState = {
  engine: Engine | null
  /** The first picture has been shown. */
  hasPicture: boolean
  failure: MediaFailure | null
  /** What the browser let us start: with sound, silent until a tap, or nothing without a press of play. */
  start: 'pending' | 'sound' | 'muted' | 'refused'
  qualities: readonly Quality[]
  /** The step chosen; `null` is automatic. */
  quality: number | null
  /** The language of the captions shown. */
  captions: string | null
}

export type PlaybackStore = StoreApi<PlaybackState>

const opening: PlaybackState = {
  engine: null,
  hasPicture: false,
  failure: null,
  start: 'pending',
  qualities: [],
  quality: null,
  captions: null,
}

/** `captions` are those to begin with; `hasPicture` where the class is seen before its player is there. */
export function createPlaybackStore(captions: string | null, hasPicture = false): PlaybackStore {
  return createStore(() => ({ ...opening, captions, hasPicture }))
}

/** Back to the start for another try; what the member chose stays. */
export function reopen(store: PlaybackStore): void {
  store.setState(({ captions, quality }) => ({ ...opening, captions, quality }), true)
}
