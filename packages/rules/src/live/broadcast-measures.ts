import {
  type ReceivedPart,
  type ReceivedRendition,
  type ReceivedStream,
  receivedSpans,
} from '../media/received-stream.ts'
import { type BroadcastMeasures, measuredSeconds } from './broadcast-problems.ts'

/** What is missing of a broadcast; `at` in epoch milliseconds. */
export type BroadcastGap = { at: number; second: number }

/** Shorter ones come from rounding and from encoders that reconnect at once. */
const shortestGap = 0.5
const mostGaps = 50

/** What is missing between the segments, oldest first; the last 50. */
export function broadcastGaps(stream: ReceivedStream): BroadcastGap[] {
  const spans = receivedSpans(stream)
  return spans
    .flatMap(({ at }, index) => {
      const before = spans[index - 1]
      const end = before ? before.at + before.duration * 1000 : at
      return (at - end) / 1000 >= shortestGap ? [{ at: end, second: (at - end) / 1000 }] : []
    })
    .slice(-mostGaps)
}

/** Measures the newest segments of a connection that began with segment `epoch` at `connectedAt`. */
export function broadcastMeasures(
  stream: ReceivedStream,
  { epoch, connectedAt, now }: { epoch: number; connectedAt: number; now: number },
): Omit<BroadcastMeasures, 'rejected' | 'isDiskFull'> {
  const parts = stream.parts.filter((part) => part.epoch === epoch)
  const lastAt = parts.reduce((last, { arrivedAt }) => Math.max(last, arrivedAt), connectedAt)
  const newest = (rendition: ReceivedRendition) => newestOf(parts.filter((part) => part.rendition === rendition))
  const high = newest('high')
  const picture = high.length > 0 ? high : newest('low')
  const sound = newest('sound')
  const initOf = (part: ReceivedPart | undefined) =>
    part && stream.inits.find((init) => init.epoch === epoch && init.rendition === part.rendition)
  const [pictureInit, soundInit] = [initOf(picture[0]), initOf(sound[0])]
  const peaks = sound.flatMap(({ peak }) => peak ?? [])
  const minuteAgo = now - 60_000
  return {
    connectedSeconds: (now - connectedAt) / 1000,
    silentSeconds: (now - lastAt) / 1000,
    video: pictureInit
      ? {
          codec: pictureInit.codec,
          width: pictureInit.width,
          height: pictureInit.height,
          framesPerSecond: perSecond(picture, ({ frames }) => frames),
          bitsPerSecond: perSecond(picture, ({ bytes }) => bytes * 8),
          keyframeSecond: keyframeDistance(parts.filter(({ rendition }) => rendition === picture[0]?.rendition)),
        }
      : null,
    audio: soundInit
      ? {
          codec: soundInit.codec,
          bitsPerSecond: perSecond(sound, ({ bytes }) => bytes * 8),
          peakDecibel: peaks.length > 0 ? Math.max(...peaks) : null,
        }
      : null,
    missingSeconds: broadcastGaps(stream)
      .filter(({ at, second }) => at + second * 1000 > minuteAgo)
      .reduce((sum, { second }) => sum + second, 0),
  }
}

/** The segments of the last seconds; the last one at least. */
function newestOf(parts: ReceivedPart[]): ReceivedPart[] {
  const sorted = parts.toSorted((a, b) => a.number - b.number)
  const last = sorted.at(-1)
  if (!last) return []
  const from = last.start + last.duration - measuredSeconds
  return sorted.filter((part) => part === last || part.start >= from)
}

function perSecond(parts: ReceivedPart[], of: (part: ReceivedPart) => number): number | null {
  const seconds = parts.reduce((sum, { duration }) => sum + duration, 0)
  return seconds > 0 ? Math.round((parts.reduce((sum, part) => sum + of(part), 0) / seconds) * 100) / 100 : null
}

/** The longest distance between the newest keyframes, up to the end of what arrived. */
function keyframeDistance(parts: ReceivedPart[]): number | null {
  const newest = newestOf(parts)
  const last = newest.at(-1)
  if (!last) return null
  const times = newest.flatMap(({ start, keyframes }) => keyframes.map((at) => start + at))
  const ends = [...times, last.start + last.duration]
  const distances = ends.slice(1).map((end, index) => end - (ends[index] ?? end))
  return distances.length > 0 ? Math.round(Math.max(...distances) * 100) / 100 : null
}
