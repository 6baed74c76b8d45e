import type { SentRendition } from '@upbeat/contract/studio/entities/broadcast'
import type { Piece, Rendition } from '../capture/rendition.ts'

export type Segment = Extract<Piece, { kind: 'segment' }>

/** One capture from its start to its end: renditions with one set of initialisation segments. */
export type Run = {
  id: string
  eventId: string
  /** Orders runs, and dates the last sign of life. Milliseconds since 1970. */
  startedAt: number
  activeAt: number
  renditions: Rendition[]
  inits: Partial<Record<SentRendition, Uint8Array<ArrayBuffer>>>
  /** The server's name for it; null until the server has been told. */
  sender: string | null
  /** The server's number of the segment with index 0. */
  base: number
  /** Whether the broadcast was ended with it: the server is told once all is sent. */
  isLast: boolean
}

export type PendingSegment = { order: number; segment: Segment }

/** Segments that the server hasn't confirmed. It outlives a reload if the browser lets it. */
export type PieceStore = {
  /** The event's runs, oldest first. */
  listRuns(eventId: string): Promise<Run[]>
  saveRun(run: Run): Promise<void>
  removeRun(id: string): Promise<void>
  add(runId: string, pending: PendingSegment): Promise<void>
  /** The oldest segment of a run, null if there is none. */
  first(runId: string): Promise<PendingSegment | null>
  remove(runId: string, order: number): Promise<void>
  /** The lengths of a run's segments. */
  lengths(runId: string): Promise<{ rendition: SentRendition; second: number }[]>
}
