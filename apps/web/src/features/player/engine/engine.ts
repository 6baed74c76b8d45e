import type { MediaFailure } from './media-failure.ts'

/** `startAt` in seconds; `null` leaves the place to the engine: the beginning, or the edge of a live stream. */
export type EngineSource = { url: string; startAt: number | null }

/** A quality step; `height` in lines of picture. */
export type Quality = { id: number; height: number }

/** What an engine tells while it plays. */
export type EngineReport = {
  failed: (failure: MediaFailure) => void
  /** Data flows again after a failure. */
  recovered: () => void
  /** The steps there are; fewer than two leave nothing to choose. */
  qualities: (qualities: Quality[]) => void
}

/** The port. The media element is the one truth about playing, position, volume and rate; an engine only feeds it. */
export type Engine = {
  media: HTMLVideoElement
  /** Goes on from the same place with the next address of the same stream. */
  renew: (url: string) => void
  /** The time of the stream's own clock that the picture is from, in epoch milliseconds; `null` where it tells none. */
  playingDate: () => number | null
  /** `null` lets the engine choose by the line and the size of the picture. */
  selectQuality: (id: number | null) => void
}

export type EngineParts = {
  /** Where the engine puts its media element. */
  host: HTMLElement
  source: EngineSource
  report: EngineReport
  /** Ends the engine and takes its element away. */
  signal: AbortSignal
}

/**
 * Loads an engine and attaches it. Throws where its code can't be loaded, and, leaving nothing behind, where `signal` has aborted meanwhile;
 * failures of the stream go to the report.
 */
export type OpenEngine = (parts: EngineParts) => Promise<Engine>
