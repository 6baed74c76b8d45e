import type { SeekPoint } from './av/seek-table.ts'
import { Refusal } from './refusal.ts'

/** A packet as it is read: its times of decoding and display in seconds, and where it lies. */
export type ReadPacket = { decoded: number; shown: number; byte: number; isKey: boolean }
/** Where times of decoding jump, by how many seconds. */
export type Leap = { at: number; byte: number; leap: number }
type Timeline = {
  table: SeekPoint[]
  durationSecond: number
  isJoined: boolean
}

/** Times of decoding never go back; recorders that round leave this much. */
const mostBack = 0.5
/** A gap of more than this in picture and sound is a clock that leapt; what is shorter may be a pause. */
const mostForward = 10
/** Picture and sound of the same moment lie this close together, in bytes. */
const mostApart = 8_000_000
/** In steps between pictures. */
const mostGuessed = 6
const mostLeaps = 500
/** Of points, in seconds; in long files a share of them. */
const spacing = { least: 4, share: 1 / 1000 }

/**
 * The places at which a file without an index is entered, on one timeline: where the clock starts again or leaps, as in recordings that were joined end to end, the times that
 * follow are moved to where the ones before ended. `heard` are the leaps of the sound, null without one. Throws `Refusal` where a clock leaps all the time.
 */
export function buildSeekTable(picture: ReadPacket[], heard: Leap[] | null, step: number): Timeline {
  const seen = leapsOf(picture)
  if (Math.max(seen.length, heard?.length ?? 0) > mostLeaps) throw new Refusal('corrupt')
  const seams = seen.flatMap((seam) => {
    const near = (heard ?? []).filter(
      ({ byte }) => Math.abs(byte - seam.byte) < mostApart && closest(seen, byte) === seam,
    )
    const isPause = seam.leap > 0 && heard !== null && near.length === 0
    return isPause ? [] : [[seam.at, Math.min(seam.byte, ...near.map(({ byte }) => byte))] as const]
  })
  const seamBytes = new Map(seams)
  const begin = picture[0]?.decoded ?? 0
  const table: SeekPoint[] = [{ byte: 0, second: picture[0]?.shown ?? 0, shift: 0 }]
  let section = { begin, latest: begin - step, count: 0, shift: 0 }
  for (const [at, packet] of picture.entries()) {
    const seam = seamBytes.get(at)
    if (seam !== undefined) {
      const end = endOf(section, step)
      section = { begin: end, latest: end, count: 0, shift: end - packet.decoded }
    }
    section.latest = Math.max(section.latest, packet.decoded + section.shift)
    section.count++
    const second = packet.shown + section.shift
    const sinceLast = second - (table.at(-1)?.second ?? 0)
    const isDue =
      packet.isKey && packet.byte >= 0 && sinceLast >= Math.max(spacing.least, (second - begin) * spacing.share)
    if (seam !== undefined || isDue) table.push({ byte: seam ?? packet.byte, second, shift: section.shift })
  }
  return { table, durationSecond: endOf(section, step) - begin, isJoined: seams.length > 0 }
}

/** Program streams time some pictures by guesses, the last ones too early: a few steps more are believed where so many pictures came. */
function endOf({ begin, latest, count }: { begin: number; latest: number; count: number }, step: number): number {
  const counted = begin + count * step
  return counted - latest < mostGuessed * step ? Math.max(latest + step, counted) : latest + step
}

function closest(leaps: Leap[], byte: number): Leap | undefined {
  return leaps.toSorted((a, b) => Math.abs(a.byte - byte) - Math.abs(b.byte - byte))[0]
}

function leapsOf(packets: ReadPacket[]): Leap[] {
  let byte = 0
  return packets.flatMap(({ decoded, byte: its }, at) => {
    byte = Math.max(byte, its)
    const leap = leapBetween(packets[at - 1]?.decoded ?? decoded, decoded)
    return leap === 0 ? [] : [{ at, byte, leap }]
  })
}

/** 0 where one time follows the other as times do. */
export function leapBetween(before: number, now: number): number {
  const leap = now - before
  return leap < -mostBack || leap > mostForward ? leap : 0
}
