import { AVMEDIA_TYPE_VIDEO, AVSEEK_FLAG_BYTE } from 'node-av/constants'
import { Packet, type Stream } from 'node-av/lib'
import { keep } from './av/keep.ts'
import { timesOf } from './av/packet-time.ts'
import type { Source } from './av/source.ts'
import { buildSeekTable, type Leap, leapBetween, type ReadPacket } from './probe/build-seek-table.ts'
import { frameRhythm } from './probe/frame-rhythm.ts'
import type { Survey } from './probe/survey.ts'
import { Refusal } from './refusal.ts'

/** Times in ticks; some packets at the start of a recording have none. */
type Untimed = { decoded: number | null; shown: number | null; duration: number; byte: number; isKey: boolean }
/** A summary instead of all sound packets: six hours have about a million. */
type Heard = { leaps: Leap[]; first: number | null; last: number; byte: number }

/**
 * Reads a file to its end.
 *
 * @throws Refusal `joined` if another recording starts in the middle and can't be joined to the first.
 */
export function readWhole(source: Source, video: Stream, sound: Stream | undefined): Survey {
  const { format } = source
  const picture: Untimed[] = []
  const heard: Heard = { leaps: [], first: null, last: 0, byte: 0 }
  const known = format.nbStreams
  const packet = keep(new Packet())
  packet.alloc()
  format.seekFrameSync(video.index, 0n, AVSEEK_FLAG_BYTE)
  while (format.readFrameSync(packet) >= 0) {
    const { streamIndex } = packet
    if (streamIndex === video.index)
      picture.push({ ...timesOf(packet), byte: Number(packet.pos), isKey: packet.isKeyframe })
    else if (streamIndex === sound?.index) hear(heard, packet, sound)
    // A video stream that appears later belongs to another recording.
    else if (streamIndex >= known && isPicture(format.streams[streamIndex])) throw new Refusal('joined')
    packet.unref()
  }
  packet.free()
  const rhythm = frameRhythm([picture.filter(({ decoded, shown }) => decoded !== null || shown !== null)])
  const { num, den } = video.timeBase
  const step = ((rhythm?.ticks ?? 0) * num) / den
  const leaps = heard.first === null ? null : heard.leaps
  const { table, durationSecond, isJoined } = buildSeekTable(timed(picture, num / den, step), leaps, step)
  return {
    durationSecond,
    fileSecond: isJoined ? durationSecond : Math.max(durationSecond, heard.last - (heard.first ?? heard.last)),
    fps: step > 0 ? 1 / step : 0,
    isVariable: rhythm?.isVariable ?? false,
    hasDisplayTimes: true,
    isJoined,
    seekTable: table,
  }
}

function hear(heard: Heard, packet: Packet, { timeBase: { num, den } }: Stream) {
  const { decoded, shown } = timesOf(packet)
  const ticks = decoded ?? shown
  heard.byte = Math.max(heard.byte, Number(packet.pos))
  if (ticks === null) return
  const second = (ticks * num) / den
  const leap = heard.first === null ? 0 : leapBetween(heard.last, second)
  if (leap !== 0) heard.leaps.push({ at: 0, byte: heard.byte, leap })
  heard.first ??= second
  heard.last = second
}

/** In seconds. A packet without a time comes one step after its predecessor. */
function timed(packets: Untimed[], secondsPerTick: number, step: number): ReadPacket[] {
  const first = packets.find(({ decoded, shown }) => decoded !== null || shown !== null)
  let last = (first?.decoded ?? first?.shown ?? 0) * secondsPerTick - step
  return packets.map(({ decoded, shown, byte, isKey }) => {
    const ticks = decoded ?? shown
    last = ticks === null ? last + step : ticks * secondsPerTick
    return { decoded: last, shown: shown === null ? last : shown * secondsPerTick, byte, isKey }
  })
}

function isPicture(stream: Stream | undefined) {
  return stream?.codecpar.codecType === AVMEDIA_TYPE_VIDEO
}
