import type { SentRendition } from '@upbeat/contract/studio/entities/broadcast'

/** A rendition as its encoder makes it. */
export type Rendition = {
  name: SentRendition
  /** With the codec's full name, e.g. `video/mp4; codecs="avc1.640028"`. */
  mimeType: string
  width?: number
  height?: number
}

/** What the capture produces, in order: per rendition an initialisation segment, then media segments that start with a keyframe. */
export type Piece =
  | { kind: 'init'; rendition: SentRendition; bytes: Uint8Array<ArrayBuffer> }
  | {
      kind: 'segment'
      rendition: SentRendition
      bytes: Uint8Array<ArrayBuffer>
      /** From 0; segments of different renditions with the same index cover the same time. */
      index: number
      /** Since the start of the capture. */
      startSecond: number
      durationSecond: number
      /** The sound's peak in dBFS. */
      peakDecibel?: number
    }

/** Length of a segment in seconds; each starts with a keyframe. */
export const segmentSecond = 2
