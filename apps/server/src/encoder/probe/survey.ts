import type { Stream } from 'node-av/lib'
import { type PacketTimes, timesOf } from '../av/packet-time.ts'
import type { SeekPoint } from '../av/seek-table.ts'
import { lacksIndex, originOf, packetsOf, type Source } from '../av/source.ts'
import { readWhole } from '../read-whole.ts'
import { Refusal } from '../refusal.ts'
import { frameRhythm } from './frame-rhythm.ts'

/** What a video track's timestamps show. Times are in seconds, counted from its first frame. */
export type Survey = {
  durationSecond: number
  /** The end of the longest track, as far as the file says. */
  fileSecond: number
  fps: number
  isVariable: boolean
  /** Required to copy video into MP4. */
  hasDisplayTimes: boolean
  /** Whether its clock restarts or jumps. */
  isJoined: boolean
  /** Only for files without an index. */
  seekTable?: SeekPoint[]
}

/** The packets of the last seconds are read to find where the video really ends. */
const tail = 20
/** Sections spread over the file in which the usual frame step is measured. */
const looks = { count: 12, seconds: 6 }

export function survey(source: Source, video: Stream, sound: Stream | undefined, maxSeconds: number): Survey {
  // Clock jumps in these files only show when all packets are read.
  if (lacksIndex(source)) return readWhole(source, video, sound)
  const claimed = Number(source.format.duration) / 1e6
  const isClaimed = Number.isFinite(claimed) && claimed > 0
  if (isClaimed && claimed > maxSeconds * 2) throw new Refusal('tooLong')
  const { num, den } = video.timeBase
  const begin = (Number(originOf(video)) * num) / den
  let last = isClaimed ? read(source, video, Math.max(0, claimed - tail) + begin) : read(source, video, begin)
  // Without an index the seek to the end may fail.
  if (last.length === 0) last = read(source, video, begin)
  const durationSecond = (endOf(last, originOf(video), firstDecoded(source, video, begin)) * num) / den
  const length = Math.max(durationSecond, isClaimed ? claimed : 0)
  const stretches = Array.from({ length: looks.count }, (_, at) => {
    const from = begin + Math.max(0, (at * (length - looks.seconds)) / (looks.count - 1))
    return read(source, video, from, looks.seconds)
  })
  const rhythm = frameRhythm(stretches)
  const measured = rhythm ? den / (rhythm.ticks * num) : 0
  const told = video.avgFrameRate.num / Math.max(1, video.avgFrameRate.den)
  // The container's rate is exact but an average: pauses lower it.
  const fps = Math.abs(told - measured) < 0.01 * measured ? told : measured
  // Matroska stores the duration of the longest track, not of each one.
  const longest = source.container === 'matroska' && isClaimed ? claimed - begin : 0
  const fileSecond = Math.max(lengthOf(video), sound ? lengthOf(sound) : 0, longest)
  const hasDisplayTimes = last.every(({ shown }) => shown !== null)
  return { durationSecond, fileSecond, fps, isVariable: rhythm?.isVariable ?? false, hasDisplayTimes, isJoined: false }
}

/** In seconds, as stored in the container; 0 if unknown. */
export function lengthOf({ duration, timeBase: { num, den } }: Stream): number {
  return duration > 0n ? (Number(duration) * num) / den : 0
}

/**
 * The end of the last frame in ticks, counted from the first. Falls back to decode times, counted from
 * `firstDecodedTicks`, if display times are missing.
 */
function endOf(packets: PacketTimes[], origin: bigint, firstDecodedTicks: number | null): number {
  const isShown = packets.every(({ shown }) => shown !== null)
  return packets.reduce((end, { shown, decoded, duration }) => {
    const at = isShown ? (shown ?? 0) - Number(origin) : (decoded ?? 0) - (firstDecodedTicks ?? 0)
    return Math.max(end, at + duration)
  }, 0)
}

function firstDecoded(source: Source, video: Stream, begin: number) {
  for (const packet of packetsOf(source, video, begin)) return timesOf(packet).decoded
  return null
}

function read(source: Source, video: Stream, from: number, seconds = Number.POSITIVE_INFINITY): PacketTimes[] {
  const packets: PacketTimes[] = []
  const most = (seconds * video.timeBase.den) / video.timeBase.num
  for (const packet of packetsOf(source, video, from)) {
    const times = timesOf(packet)
    const at = times.decoded ?? times.shown
    if (at === null) continue
    packets.push(times)
    if (at - (packets[0]?.decoded ?? packets[0]?.shown ?? at) > most) break
  }
  return packets
}
