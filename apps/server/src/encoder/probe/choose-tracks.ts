import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_DISPOSITION_DEFAULT,
  AV_DISPOSITION_STILL_IMAGE,
  AV_DISPOSITION_TIMED_THUMBNAILS,
  AV_DISPOSITION_VISUAL_IMPAIRED,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants'
import { Packet, type Stream } from 'node-av/lib'
import type { ChosenTracks } from '../../modules/intake/encoding/encoder-port.ts'
import { framesOf } from '../av/decode.ts'
import { keep } from '../av/keep.ts'
import { originOf, type Source } from '../av/source.ts'

/** Ordered from best to worst. */
export type Tracks = { pictures: Stream[]; sounds: Stream[] }

/** How much of the file is read to count the packets of each track. */
const looked = { seconds: 20, packets: 4000 }
/** A video track with fewer packets than this share of the busiest one is a preview. */
const sparse = 0.2
const stills = AV_DISPOSITION_ATTACHED_PIC | AV_DISPOSITION_STILL_IMAGE | AV_DISPOSITION_TIMED_THUMBNAILS

/**
 * Ranks the tracks that a class can be made of. The tracks that staff chose come first. Video: moving pictures before
 * previews, then the default track, then the larger one. Audio: the default track, then the one with more channels; audio
 * descriptions come last.
 */
export function rankTracks(source: Source, chosen?: ChosenTracks): Tracks {
  const counts = countPackets(source)
  const of = (type: number) => source.format.streams.filter(({ codecpar }) => codecpar.codecType === type)
  const pictures = of(AVMEDIA_TYPE_VIDEO).filter(({ disposition }) => (disposition & stills) === 0)
  const sounds = of(AVMEDIA_TYPE_AUDIO).filter(({ codecpar }) => codecpar.sampleRate > 0)
  const countOf = ({ index }: Stream) => counts.get(index) ?? 0
  const liveliest = Math.max(0, ...pictures.map(countOf))
  const isMoving = (stream: Stream) => countOf(stream) >= Math.max(2, liveliest * sparse)
  return {
    pictures: ranked(pictures, (each) => [
      each.index === chosen?.picture,
      isMoving(each),
      isDefault(each),
      pixelsOf(each),
      countOf(each),
    ]),
    sounds: ranked(sounds, (each) => [
      each.index === chosen?.sound,
      !isDescription(each),
      isDefault(each),
      each.codecpar.channels,
    ]),
  }
}

/** Whether at least one frame can be decoded: a declared track may be empty or use a codec that we can't decode. */
export function hasContent(source: Source, stream: Stream): boolean {
  try {
    for (const _frame of framesOf(source, stream, originOf(stream), 0)) return true
  } catch {
    // Same as an empty track.
  }
  return false
}

/** Sorts by the first mark, then the second, and so on. Equal tracks keep their order in the file. */
function ranked(streams: Stream[], marksOf: (stream: Stream) => (number | boolean)[]): Stream[] {
  const marked = streams.map((stream) => ({ stream, marks: marksOf(stream).map(Number) }))
  return marked
    .toSorted((a, b) => a.marks.map((mark, at) => (b.marks[at] ?? 0) - mark).find((each) => each !== 0) ?? 0)
    .map(({ stream }) => stream)
}

function isDefault({ disposition }: Stream) {
  return (disposition & AV_DISPOSITION_DEFAULT) !== 0
}

function isDescription({ disposition }: Stream) {
  return (disposition & AV_DISPOSITION_VISUAL_IMPAIRED) !== 0
}

function pixelsOf({ codecpar: { width, height } }: Stream) {
  return width * height
}

/** Packets per stream index, over the first seconds. */
function countPackets({ format }: Source): Map<number, number> {
  const counts = new Map<number, number>()
  const packet = keep(new Packet())
  packet.alloc()
  for (let read = 0; read < looked.packets && format.readFrameSync(packet) >= 0; read++) {
    const { streamIndex, dts } = packet
    packet.unref()
    const timeBase = format.streams[streamIndex]?.timeBase
    counts.set(streamIndex, (counts.get(streamIndex) ?? 0) + 1)
    if (timeBase && (Number(dts) * timeBase.num) / timeBase.den > looked.seconds + startOf(format)) break
  }
  packet.free()
  return counts
}

function startOf({ startTime }: Source['format']) {
  return Math.max(Number(startTime) / 1e6, 0)
}
