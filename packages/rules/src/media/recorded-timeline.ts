import { recordedSlots } from './received-playlist.ts'
import {
  type ReceivedInit,
  type ReceivedRendition,
  type ReceivedStream,
  receivedRenditions,
} from './received-stream.ts'

/** What a connection recorded. `placeAt`: where its first segment is in the recording, in seconds. */
export type RecordedConnection = {
  epoch: number
  placeAt: number
  /** Segment numbers in playing order; `rendition` is where they are. */
  tracks: { rendition: ReceivedRendition; numbers: number[] }[]
}
/** A recording as players show it. Times in seconds from its beginning. */
export type RecordedTimeline = {
  duration: number
  keyframes: number[]
  /** The sound's peaks in dBFS, per segment. */
  levels: { from: number; to: number; peak: number }[]
  connections: RecordedConnection[]
}

/** Places what was received from `from` on (the start of the class, in epoch milliseconds) on one timeline. */
export function recordedTimeline(stream: ReceivedStream, from: number): RecordedTimeline {
  const main = receivedRenditions.find((name) => stream.parts.some(({ rendition }) => rendition === name)) ?? 'high'
  const timeline: RecordedTimeline = { duration: 0, keyframes: [], levels: [], connections: [] }
  for (const { part, epoch, start, duration } of recordedSlots(stream, main, from)) {
    const at = timeline.duration
    let connection = timeline.connections.at(-1)
    if (connection?.epoch !== epoch) {
      connection = { epoch, placeAt: at, tracks: soundOf(stream, epoch, from) }
      timeline.connections.push(connection)
      timeline.levels.push(...levelsOf(stream, epoch, at - start))
    }
    if (part) {
      timeline.keyframes.push(...part.keyframes.map((second) => at + second))
      const track = connection.tracks.find(({ rendition }) => rendition === part.rendition)
      if (track) track.numbers.push(part.number)
      else if (part.rendition !== 'sound')
        connection.tracks.unshift({ rendition: part.rendition, numbers: [part.number] })
    }
    timeline.duration += duration
  }
  return timeline
}

function soundOf(stream: ReceivedStream, epoch: number, from: number): RecordedConnection['tracks'] {
  const numbers = recordedSlots(stream, 'sound', from).flatMap(({ part }) =>
    part?.rendition === 'sound' && part.epoch === epoch ? part.number : [],
  )
  return numbers.length > 0 ? [{ rendition: 'sound', numbers }] : []
}

function levelsOf({ parts }: ReceivedStream, epoch: number, shift: number): RecordedTimeline['levels'] {
  return parts
    .flatMap(({ epoch: its, rendition, start, duration, peak }) =>
      its === epoch && rendition === 'sound' && peak !== null
        ? { from: Math.max(0, start + shift), to: start + shift + duration, peak }
        : [],
    )
    .filter(({ to }) => to > 0)
    .sort((a, b) => a.from - b.from)
}

/** The connections whose picture can follow one another in a file: those of the size that lasts longest. */
export function joinable({ connections }: RecordedTimeline, inits: readonly ReceivedInit[]): RecordedConnection[] {
  const kindOf = ({ epoch, tracks }: RecordedConnection) => {
    const init = inits.find((each) => each.epoch === epoch && each.rendition === tracks[0]?.rendition)
    return init ? `${init.codec.slice(0, 4)} ${init.width} ${init.height}` : ''
  }
  const lengths = new Map<string, number>()
  for (const connection of connections) {
    const kind = kindOf(connection)
    lengths.set(kind, (lengths.get(kind) ?? 0) + (connection.tracks[0]?.numbers.length ?? 0))
  }
  const [longest] = [...lengths].sort(([, a], [, b]) => b - a)[0] ?? []
  return connections.filter((connection) => kindOf(connection) === longest)
}

const silence = -50
const longEnough = 2
/** Silence within this distance of an end is offered as a mark. Seconds. */
const searched = 300
const tolerance = 0.5
/** Segments of sound and picture end at slightly different times. Seconds. */
const slack = 0.1

/** Silence near either end; null if the level wasn't measured. */
export function recordedSilences({ duration, levels }: RecordedTimeline): { from: number; to: number }[] | null {
  if (levels.length === 0) return null
  const silences: { from: number; to: number }[] = []
  for (const { from, to, peak } of levels) {
    if (peak >= silence) continue
    const last = silences.at(-1)
    if (last && from - last.to <= tolerance) last.to = to
    else silences.push({ from, to })
  }
  return silences
    .map(({ from, to }) => ({ from: from <= tolerance ? 0 : from, to: duration - to <= tolerance ? duration : to }))
    .filter(({ from, to }) => to - from >= longEnough && (to <= searched || from >= duration - searched))
}

/** The keyframes between which a recording isn't silent at its ends. */
export function suggestedRange(timeline: RecordedTimeline): { from: number; to: number } {
  const { duration, keyframes } = timeline
  const silences = recordedSilences(timeline) ?? []
  const first = silences.find(({ from }) => from === 0)
  const last = silences.find(({ from, to }) => to === duration && from > 0)
  return {
    from: first && first.to < duration ? keyframeBefore(keyframes, first.to + slack) : 0,
    to: last ? (keyframes.find((at) => at >= last.from - slack) ?? duration) : duration,
  }
}

/** The last keyframe that isn't after a time; 0 before the first. */
export function keyframeBefore(keyframes: readonly number[], second: number): number {
  return keyframes.findLast((at) => at <= second + 0.001) ?? 0
}
