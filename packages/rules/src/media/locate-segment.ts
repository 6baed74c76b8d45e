import type { Composition, MediaIndex } from './media-index.ts'
import { placedSegments, timelineOf } from './timeline.ts'

/** Where a segment is stored (a range of the file, or all of it), and the ticks to add to its decode time (see `rewriteDecodeTime`). */
export type LocatedSegment = { file: string; range?: { offset: number; bytes: number }; decodeTimeOffset: number }

/**
 * Finds the segment with this number of a composition; `rendition` may be `audio`. `null`: there is no such rendition or
 * number. Both come from an address, so anything may be asked for.
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
