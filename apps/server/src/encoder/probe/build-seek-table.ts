import type { SeekPoint } from '../av/seek-table.ts'
import { Refusal } from '../refusal.ts'

/** A packet as read from the file: its decode and display times in seconds, and its byte offset. */
export type ReadPacket = { decoded: number; shown: number; byte: number; isKey: boolean }
/** A jump of the decode clock by `leap` seconds at packet number `at`. */
export type Leap = { at: number; byte: number; leap: number }
type Timeline = {
  table: SeekPoint[]
  durationSecond: number
  isJoined: boolean
}

/** Decode times never go backwards; recorders that round their times may be off by this much, in seconds. */
const maxBack = 0.5
/** A larger gap, in seconds, in both picture and sound means that the clock jumped. A shorter one may be a pause. */
const maxForward = 10
/** The largest distance in bytes between picture and sound of the same moment. */
const maxApart = 8_000_000
/** In frame durations. */
const maxGuessed = 6
const maxLeaps = 500
/** The minimum distance between two points: in seconds, and as a share of the time so far. */
const spacing = { least: 4, share: 1 / 1000 }

/**
 * Builds the seek table of a file without an index, on one timeline. Where the clock restarts or jumps, as in
 * recordings joined end to end, later times are shifted to continue from the end of the earlier ones.
 *
 * `heard` are the jumps in the sound, null if there is none.
 *
 * @throws Refusal `corrupt` if the clock jumps too often.
 */
export function buildSeekTable(picture: ReadPacket[], heard: Leap[] | null, step: number): Timeline {
  const seen = leapsOf(picture)
  if (Math.max(seen.length, heard?.length ?? 0) > maxLeaps) throw new Refusal('corrupt')
  const seams = seen.flatMap((seam) => {
    const near = (heard ?? []).filter(
      ({ byte }) => Math.abs(byte - seam.byte) < maxApart && closest(seen, byte) === seam,
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

/**
 * Program streams guess some display times, and the last ones are too early. If the frame count allows a few more
 * frames, the count wins.
 */
function endOf({ begin, latest, count }: { begin: number; latest: number; count: number }, step: number): number {
  const counted = begin + count * step
  return counted - latest < maxGuessed * step ? Math.max(latest + step, counted) : latest + step
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

/** The jump in seconds between two consecutive times, or 0 if they follow each other normally. */
export function leapBetween(before: number, now: number): number {
  const leap = now - before
  return leap < -maxBack || leap > maxForward ? leap : 0
}
