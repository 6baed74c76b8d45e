import type { Stream } from 'node-av/lib'
import { type PacketTimes, timesOf } from './av/packet-time.ts'
import type { SeekPoint } from './av/seek-table.ts'
import { lacksIndex, originOf, packetsOf, type Source } from './av/source.ts'
import { frameRhythm } from './frame-rhythm.ts'
import { readWhole } from './read-whole.ts'
import { Refusal } from './refusal.ts'

/** What the times of a picture tell. Seconds are counted from its first frame. */
export type Survey = {
  durationSecond: number
  /** The end of the longest track, as far as the file tells. */
  fileSecond: number
  fps: number
  isVariable: boolean
  /** Without them pictures can't be copied into MP4. */
  hasDisplayTimes: boolean
  /** Its clock starts again or leaps. */
  isJoined: boolean
  /** Of a file without an index. */
  seekTable?: SeekPoint[]
}

/** From so many seconds before the end on, packets are read to find where the picture really ends. */
const tail = 20
/** Where the usual step between pictures is looked for, spread over the file. */
const looks = { count: 12, seconds: 6 }

export function survey(source: Source, video: Stream, sound: Stream | undefined, mostSeconds: number): Survey {
  // What their clock does shows nowhere else.
  if (lacksIndex(source)) return readWhole(source, video, sound)
  const claimed = Number(source.format.duration) / 1e6
  const isClaimed = Number.isFinite(claimed) && claimed > 0
  if (isClaimed && claimed > mostSeconds * 2) throw new Refusal('tooLong')
  const { num, den } = video.timeBase
  const begin = (Number(originOf(video)) * num) / den
  let last = isClaimed ? read(source, video, Math.max(0, claimed - tail) + begin) : read(source, video, begin)
  // Without an index the search for the end may lead nowhere.
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
  // What the container tells is exact, but an average: pauses lower it.
  const fps = Math.abs(told - measured) < 0.01 * measured ? told : measured
  // Matroska tells the length of the longest track, and not of each.
  const longest = source.container === 'matroska' && isClaimed ? claimed - begin : 0
  const fileSecond = Math.max(lengthOf(video), sound ? lengthOf(sound) : 0, longest)
  const hasDisplayTimes = last.every(({ shown }) => shown !== null)
  return { durationSecond, fileSecond, fps, isVariable: rhythm?.isVariable ?? false, hasDisplayTimes, isJoined: false }
}

/** In seconds, as the container has it. */
export function lengthOf({ duration, timeBase: { num, den } }: Stream): number {
  return duration > 0n ? (Number(duration) * num) / den : 0
}

/** The end of the last picture in ticks, counted from the first. `firstDecoded` takes the place of times of display where some are missing. */
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
