import type { Composition, MediaIndex } from './media-index.ts'
import { placedSegments, timelineOf } from './timeline.ts'

/** The storage location of a segment (a file or a byte range), and the ticks to add to its decode time (see `rewriteDecodeTime`). */
export type LocatedSegment = { file: string; range?: { offset: number; bytes: number }; decodeTimeOffset: number }

/**
 * Finds a segment of a composition by number; `rendition` may be `audio`. `null` if the rendition or number doesn't exist. Both come from a
 * URL and may be anything.
 */
export function locateSegment(
  index: MediaIndex,
  composition: Composition,
  rendition: string,
  number: number,
): LocatedSegment | null {
  const timeline = timelineOf(index, composition, rendition)
  if (!timeline || !Number.isInteger(number) || number < 0) return null
  const [found] = placedSegments(timeline, number, number + 1)
  if (!found) return null
  const { file, offset, bytes } = found.segment
  return { file, ...(offset !== undefined && { range: { offset, bytes } }), decodeTimeOffset: found.startTicks }
}
