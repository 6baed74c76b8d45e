/** The renditions of a received broadcast: two qualities of the picture, and the sound. */
export const receivedRenditions = ['high', 'low', 'sound'] as const
export type ReceivedRendition = (typeof receivedRenditions)[number]

/** The initialisation segment of a rendition. */
export type ReceivedInit = {
  /** The connection that it belongs to, counted from 0. */
  epoch: number
  rendition: ReceivedRendition
  /** RFC 6381. */
  codec: string
  /** 0 for sound. */
  width: number
  height: number
  /** 0 for a picture. */
  channels: number
}

/** A received segment. Each rendition numbers its own, across connections; their boundaries may differ. */
export type ReceivedPart = {
  rendition: ReceivedRendition
  number: number
  epoch: number
  /** Seconds since the connection's first segment, and its length. */
  start: number
  duration: number
  bytes: number
  /** When it was recorded and when it arrived, in epoch milliseconds. */
  at: number
  arrivedAt: number
  /** Number of frames; 0 for sound. */
  frames: number
  /** Keyframes, in seconds from the segment's start; empty for sound. */
  keyframes: number[]
  /** dBFS; null if not measured. */
  peak: number | null
}

/** What was received of an occurrence, in the order of arrival. An encoder that reconnects begins another epoch. */
export type ReceivedStream = { inits: ReceivedInit[]; parts: ReceivedPart[] }

/** The time that a segment covers; `at` in epoch milliseconds, `duration` in seconds. */
export type ReceivedSpan = Pick<ReceivedPart, 'number' | 'epoch' | 'start' | 'at' | 'duration'>

/** The segments of a rendition in playing order. */
export function partsOf({ parts }: ReceivedStream, rendition: ReceivedRendition): ReceivedPart[] {
  return parts.filter((part) => part.rendition === rendition).sort((a, b) => a.epoch - b.epoch || a.number - b.number)
}

/** The times that were received, in playing order, by each connection's best rendition. */
export function receivedSpans(stream: ReceivedStream): ReceivedSpan[] {
  const best = new Map<number, ReceivedRendition>()
  for (const { epoch, rendition } of stream.parts) {
    const known = best.get(epoch)
    if (!known || rank(rendition) < rank(known)) best.set(epoch, rendition)
  }
  return stream.parts
    .filter(({ epoch, rendition }) => best.get(epoch) === rendition)
    .sort((a, b) => a.epoch - b.epoch || a.number - b.number)
}

/** The spans that end after `from`, in epoch milliseconds: the recording of a class that starts then. */
export function spansFrom(stream: ReceivedStream, from: number): ReceivedSpan[] {
  return receivedSpans(stream).filter((span) => endOf(span) > from)
}

/** In epoch milliseconds. */
export function endOf({ at, duration }: Pick<ReceivedSpan, 'at' | 'duration'>): number {
  return at + duration * 1000
}

function rank(rendition: ReceivedRendition): number {
  return receivedRenditions.indexOf(rendition)
}
