import type { MediaFailure } from './media-failure.ts'

/** `startAt` in seconds; `null` lets the engine choose: the beginning, or the edge of a live stream. */
export type EngineSource = { url: string; startAt: number | null }

/** A quality level; `height` in lines. */
export type Quality = { id: number; height: number }

/** Callbacks of an engine. */
export type EngineReport = {
  failed: (failure: MediaFailure) => void
  /** Data arrives again after a failure. */
  recovered: () => void
  /** The available levels; with fewer than two there is no choice. */
  qualities: (qualities: Quality[]) => void
}

/** The engine port. The media element is the source of truth for playback, position, volume and rate; an engine only feeds it. */
export type Engine = {
  media: HTMLVideoElement
  /** Continues at the same position with the next URL of the same stream. */
  renew: (url: string) => void
  /** The stream's clock time of the current frame in epoch milliseconds; `null` if it has none. */
  playingDate: () => number | null
  /** `null` lets the engine choose by bandwidth and picture size. */
  selectQuality: (id: number | null) => void
}

export type EngineParts = {
  /** The container for the engine's media element. */
  host: HTMLElement
  source: EngineSource
  report: EngineReport
  /** Destroys the engine and removes its element. */
  signal: AbortSignal
}

/**
 * Loads an engine and attaches it. Failures of the stream are reported by callback.
 * @throws if its code can't be loaded, or, after cleaning up, if `signal` has aborted meanwhile.
 */
export type OpenEngine = (parts: EngineParts) => Promise<Engine>
