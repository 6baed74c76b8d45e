import {
  endOf,
  partsOf,
  type ReceivedPart,
  type ReceivedRendition,
  type ReceivedSpan,
  type ReceivedStream,
  receivedSpans,
} from './received-stream.ts'

export type ReceivedView = {
  /** Lists what ends after this time, in epoch milliseconds: the start of the class. */
  from: number
  /** Epoch milliseconds. */
  now: number
  /** Nothing will be added: the playlist is the recording. */
  hasEnded: boolean
  /** Lists only the last so many segments; for staff, who watch the incoming picture. */
  window?: number
  /** How many segments before the first known one were deleted. */
  deleted?: number
}

/** How long a playlist waits for a segment after a later one has arrived. Milliseconds. */
const holdMs = 15_000

/**
 * The playlist of a rendition of a received broadcast, with URLs like `high/init-0.mp4` and `high/0.m4s`; null if there is nothing to play
 * yet. A missing segment is listed as a gap; if it arrives late, it is played only once the broadcast has ended, since a published playlist
 * must not change. A connection that has only one quality of the picture shows it in both, and one without sound has gaps.
 */
export function receivedPlaylist(
  stream: ReceivedStream,
  rendition: ReceivedRendition,
  view: ReceivedView,
): string | null {
  const slots = slotsOf(stream, rendition, view)
  const begin = Math.max(
    slots.findIndex((slot) => endOf(slot) > view.from),
    view.window === undefined ? 0 : slots.length - view.window,
  )
  const shown = begin < 0 ? [] : slots.slice(begin).filter((slot) => endOf(slot) > view.from)
  const [first] = shown
  if (!first || !shown.some(({ part }) => part)) return null
  const longest = shown.reduce((most, { duration }) => Math.max(most, Math.round(duration)), 0)
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    // Segment lengths may grow, so the usual length is the minimum.
    `#EXT-X-TARGETDURATION:${Math.max(4, longest)}`,
    `#EXT-X-MEDIA-SEQUENCE:${(view.deleted ?? 0) + begin}`,
  ]
  if (view.window === undefined) lines.push(`#EXT-X-PLAYLIST-TYPE:${view.hasEnded ? 'VOD' : 'EVENT'}`)
  else lines.push(`#EXT-X-DISCONTINUITY-SEQUENCE:${first.epoch}`)
  lines.push('#EXT-X-INDEPENDENT-SEGMENTS', ...segmentLines(shown, rendition))
  if (view.hasEnded) lines.push('#EXT-X-ENDLIST')
  return `${lines.join('\n')}\n`
}

/** The slots of a recording that starts at `from`, in epoch milliseconds. */
export function recordedSlots(stream: ReceivedStream, rendition: ReceivedRendition, from: number): Slot[] {
  return slotsOf(stream, rendition, { now: 0, hasEnded: true }).filter((slot) => endOf(slot) > from)
}

/** A segment in a playlist; null for one that is missing. */
type Slot = ReceivedSpan & { part: ReceivedPart | null }

/** The slots of all connections, up to the first that isn't settled: neither received nor given up. */
function slotsOf(
  stream: ReceivedStream,
  rendition: ReceivedRendition,
  view: Pick<ReceivedView, 'now' | 'hasEnded'>,
): Slot[] {
  const own = Map.groupBy(partsOf(stream, rendition), ({ epoch }) => epoch)
  const other = { high: 'low', low: 'high', sound: null }[rendition] as ReceivedRendition | null
  const others = Map.groupBy(other ? partsOf(stream, other) : [], ({ epoch }) => epoch)
  const slots: Slot[] = []
  const connections = Map.groupBy(receivedSpans(stream), (span) => span.epoch)
  const newest = [...connections.keys()].at(-1)
  for (const [epoch, spans] of connections) {
    const isAwaited = epoch === newest && !view.hasEnded && isAnnounced(stream, epoch, rendition)
    const parts = own.get(epoch) ?? (isAwaited ? [] : others.get(epoch))
    if (parts === undefined) slots.push(...spans.map((span) => ({ ...span, part: null })))
    else if (!addSettled(slots, parts, view)) break
  }
  return slots
}

function isAnnounced({ inits }: ReceivedStream, epoch: number, rendition: ReceivedRendition): boolean {
  return inits.some((init) => init.epoch === epoch && init.rendition === rendition)
}

/** Adds a connection's slots; false if it stopped at one that may still arrive. */
function addSettled(
  slots: Slot[],
  parts: ReceivedPart[],
  { hasEnded, now }: Pick<ReceivedView, 'now' | 'hasEnded'>,
): boolean {
  const overtaken = overtakenAt(parts)
  let before: ReceivedPart | null = null
  for (const [index, part] of parts.entries()) {
    const givenUpAt = (overtaken[index] ?? Number.POSITIVE_INFINITY) + holdMs
    for (let number = (before?.number ?? part.number - 1) + 1; before && number < part.number; number++) {
      if (!hasEnded && now < (overtaken[index - 1] ?? 0) + holdMs) return false
      const missing = (number - before.number) * before.duration
      slots.push({ ...before, number, start: before.start + missing, at: before.at + missing * 1000, part: null })
    }
    // A part that came after it had been given up was listed as a gap.
    slots.push({ ...part, part: hasEnded || part.arrivedAt <= givenUpAt ? part : null })
    before = part
  }
  return true
}

/** When a later part of the list arrived first, by index. */
function overtakenAt(parts: ReceivedPart[]): number[] {
  const overtaken: number[] = new Array(parts.length)
  let earliest = Number.POSITIVE_INFINITY
  for (let index = parts.length - 1; index >= 0; index--) {
    overtaken[index] = earliest
    earliest = Math.min(earliest, parts[index]?.arrivedAt ?? earliest)
  }
  return overtaken
}

function segmentLines(shown: Slot[], rendition: ReceivedRendition): string[] {
  const lines: string[] = []
  let epoch = shown[0]?.epoch
  let map = ''
  for (const slot of shown) {
    const { part, number, duration } = slot
    // Another connection has another clock.
    if (slot.epoch !== epoch) lines.push('#EXT-X-DISCONTINUITY')
    epoch = slot.epoch
    const folder = part?.rendition ?? rendition
    const init = `#EXT-X-MAP:URI="${folder}/init-${epoch}.mp4"`
    if (part && map !== init) {
      map = init
      lines.push(init, `#EXT-X-PROGRAM-DATE-TIME:${new Date(Math.round(slot.at)).toISOString()}`)
    }
    if (!part) lines.push('#EXT-X-GAP')
    lines.push(`#EXTINF:${duration.toFixed(5)},`, `${folder}/${number}.m4s`)
  }
  return lines
}
