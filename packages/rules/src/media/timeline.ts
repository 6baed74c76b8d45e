import type { Composition, MediaIndex, Segment } from './media-index.ts'

/** The segments of one rendition across a whole composition, numbered from 0. */
export type Timeline = {
  /** Per entry: the number of its first segment and its offset in ticks. */
  entries: { segments: Segment[]; firstNumber: number; startTicks: number }[]
  /** Ticks per second. */
  timescale: number
  segmentCount: number
  durationTicks: number
  /** The longest segment in whole seconds, rounded as HLS requires. */
  targetDuration: number
}

type OfMedia<T> = (index: MediaIndex, composition: Composition, rendition: string) => T

/**
 * The same function, which computes its result once for each rendition of a composition: every playlist and every segment needs it, and
 * classes have hundreds of entries. The arguments must not be changed afterwards.
 */
export function oncePerComposition<T>(compute: OfMedia<T>): OfMedia<T> {
  const known = new WeakMap<Composition, Map<string, { index: MediaIndex; result: T }>>()

  return (index, composition, rendition) => {
    const results = known.get(composition) ?? new Map<string, { index: MediaIndex; result: T }>()
    const found = results.get(rendition)
    if (found?.index === index) return found.result
    const result = compute(index, composition, rendition)
    known.set(composition, results.set(rendition, { index, result }))
    return result
  }
}

/** The rendition name under which audio is stored and served. */
export const audioRendition = 'audio'

/**
 * Concatenates the assets of a composition. Offsets are whole ticks, so that a thousand repeats of a loop don't drift.
 * Returns `null` if there is no such rendition.
 * @throws Error if the composition names an asset that the index lacks.
 */
export function timelineOf(index: MediaIndex, composition: Composition, rendition: string): Timeline | null {
  return Object.hasOwn(index.inits, rendition) ? concatenated(index, composition, rendition) : null
}

/** O(entries), not O(segments). */
const concatenated = oncePerComposition((index, composition, rendition): Timeline => {
  const isAudio = rendition === audioRendition
  const timescale = isAudio ? index.timescale.audio : index.timescale.video
  const timeline: Timeline = { entries: [], timescale, segmentCount: 0, durationTicks: 0, targetDuration: 1 }
  const longest = new Map<string, number>()
  for (const entry of composition.entries) {
    const asset = isAudio ? entry.sound : entry.video
    const track = (isAudio ? index.sounds : index.videos)[asset]
    const segments = track?.segments[rendition]
    if (!track || !segments) throw new Error(`No asset "${asset}" in rendition "${rendition}"`)
    timeline.entries.push({ segments, firstNumber: timeline.segmentCount, startTicks: timeline.durationTicks })
    timeline.segmentCount += segments.length
    timeline.durationTicks += Math.round(track.duration * timescale)
    if (!longest.has(asset)) longest.set(asset, Math.max(...segments.map((segment) => Math.round(segment.duration))))
  }
  timeline.targetDuration = Math.max(1, ...longest.values())
  return timeline
})

/** A segment and its position in the composition. `start` and `duration` are seconds. */
export type PlacedSegment = { number: number; segment: Segment; start: number; startTicks: number }

/** Iterates the segments from number `from` up to, not including, `to`. */
export function* placedSegments(timeline: Timeline, from: number, to: number): Generator<PlacedSegment> {
  for (let at = entryAt(timeline, (entry) => entry.firstNumber <= from); at < timeline.entries.length; at++) {
    const entry = timeline.entries[at]
    if (!entry || entry.firstNumber >= to) return
    let start = entry.startTicks / timeline.timescale
    for (const [offset, segment] of entry.segments.entries()) {
      const number = entry.firstNumber + offset
      if (number >= to) return
      if (number >= from) yield { number, segment, start, startTicks: entry.startTicks }
      start += segment.duration
    }
  }
}

/** Number of segments that have ended `elapsed` seconds after the beginning. */
export function segmentsEndedBy(timeline: Timeline, elapsed: number): number {
  // Stored durations are decimal fractions: a segment that ends exactly on the second must count.
  const tolerance = 0.001
  const entry = timeline.entries[entryAt(timeline, (each) => each.startTicks / timeline.timescale <= elapsed)]
  if (!entry) return 0
  let count = entry.firstNumber
  let end = entry.startTicks / timeline.timescale
  for (const segment of entry.segments) {
    end += segment.duration
    if (end > elapsed + tolerance) break
    count++
  }
  return count
}

/** The index of the last entry for which `isBefore` holds, 0 if none; entries are sorted. */
function entryAt(timeline: Timeline, isBefore: (entry: Timeline['entries'][number]) => boolean): number {
  let low = 0
  let high = timeline.entries.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const entry = timeline.entries[middle]
    if (entry && isBefore(entry)) low = middle
    else high = middle - 1
  }
  return low
}
