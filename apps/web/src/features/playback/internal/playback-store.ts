import { createStore, type StoreApi } from 'zustand'
import type { Engine, Quality } from './engine/engine.ts'
import type { MediaFailure } from './engine/media-failure.ts'

/** Playback state that the media element doesn't have. */
export type PlaybackState = {
  engine: Engine | null
  /** Whether the first frame has been shown. */
  hasPicture: boolean
  failure: MediaFailure | null
  /** Whether the browser allowed autoplay: with sound, muted until a tap, or not without a press of play. */
  start: 'pending' | 'sound' | 'muted' | 'refused'
  qualities: readonly Quality[]
  /** The selected level; `null` is automatic. */
  quality: number | null
  /** The language of the visible captions. */
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

/** `captions` are the initial ones; `hasPicture` if the class is visible before its player has loaded. */
export function createPlaybackStore(captions: string | null, hasPicture = false): PlaybackStore {
  return createStore(() => ({ ...opening, captions, hasPicture }))
}

/** Resets for a retry; the member's choices stay. */
export function reopen(store: PlaybackStore): void {
  store.setState(({ captions, quality }) => ({ ...opening, captions, quality }), true)
}
