import { usualRate } from '@upbeat/rules/media/ladder'
import {
  AV_DISPOSITION_ATTACHED_PIC,
  AV_FRAME_FLAG_INTERLACED,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUVJ420P,
  AV_PKT_DATA_DISPLAYMATRIX,
  AV_PKT_DATA_ENCRYPTION_INFO,
  AV_PKT_DATA_ENCRYPTION_INIT_INFO,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants'
import { avGetCodecName, type Stream } from 'node-av/lib'
import type { SourceFacts, SourceWarning } from '../modules/intake/encoder-port.ts'
import { mostPixels } from './av/decode.ts'
import { openSource, originOf, packetsOf, type Source } from './av/source.ts'
import { lookAtStart } from './look-at-start.ts'
import { Refusal } from './refusal.ts'

const least = 5
const most = 6 * 3600
/** From so many seconds before the end on, packets are read to find where the picture really ends. */
const tail = 20
/** So far the picture may end before the container says: a recording that was cut off ends minutes before. */
const mostMissing = 5

/** What a file holds. Throws `Refusal` where it can't become a class. */
export function probeSource(file: string): SourceFacts {
  const source = openSource(file)
  try {
    return factsOf(source)
  } finally {
    source.close()
  }
}

function factsOf(source: Source): SourceFacts {
  const { streams } = source.format
  const video = streams.find(
    (each) => each.codecpar.codecType === AVMEDIA_TYPE_VIDEO && !(each.disposition & AV_DISPOSITION_ATTACHED_PIC),
  )
  if (!video) throw new Refusal('noPicture')
  if (isEncrypted(source, video)) throw new Refusal('encrypted')
  const { codecpar } = video
  if (codecpar.width * codecpar.height > mostPixels) throw new Refusal('tooLarge')
  if (codecpar.width < 16 || codecpar.height < 16) throw new Refusal('corrupt')
  const sound = streams.find((each) => each.codecpar.codecType === AVMEDIA_TYPE_AUDIO && each.codecpar.sampleRate > 0)
  const durationSecond = lengthOf(source, video)
  if (durationSecond < least) throw new Refusal('tooShort')
  if (durationSecond > most) throw new Refusal('tooLong')

  const start = lookAtStart(source, video)
  const rhythm = rhythmOf(source, video)
  const rotation = rotationOf(video)
  const size = displayed(video, rotation)
  const isHdr = codecpar.colorTrc === AVCOL_TRC_SMPTE2084 || codecpar.colorTrc === AVCOL_TRC_ARIB_STD_B67
  const codec = avGetCodecName(codecpar.codecId) ?? ''
  const warnings: SourceWarning[] = [
    ...(size.height > size.width ? (['portrait'] as const) : []),
    ...(sound ? [] : (['noSound'] as const)),
    ...(start.isBlack ? (['blackStart'] as const) : start.isFrozen ? (['frozenStart'] as const) : []),
    ...(isHdr ? (['hdr'] as const) : []),
    ...(rhythm.isVariable ? (['variableFrameRate'] as const) : []),
  ]
  return {
    container: source.container,
    durationSecond,
    video: {
      stream: video.index,
      codec,
      ...size,
      rotation,
      frameRate: usualRate(rhythm.fps),
      isVariable: rhythm.isVariable,
      isHdr,
      isInterlaced: (start.flags & AV_FRAME_FLAG_INTERLACED) !== 0,
      canRemux:
        codec === 'h264' &&
        (codecpar.profile & 0xff) <= 100 &&
        (codecpar.format === AV_PIX_FMT_YUV420P || codecpar.format === AV_PIX_FMT_YUVJ420P) &&
        Math.min(size.width, size.height) <= 1080 &&
        Math.max(size.width, size.height) <= 1920 &&
        (start.flags & AV_FRAME_FLAG_INTERLACED) === 0,
    },
    audio: sound
      ? {
          stream: sound.index,
          codec: avGetCodecName(sound.codecpar.codecId) ?? '',
          channels: sound.codecpar.channels,
          canRemux: avGetCodecName(sound.codecpar.codecId) === 'aac' && sound.codecpar.channels <= 2,
        }
      : null,
    warnings,
    tags: tagsOf(source),
  }
}

const longestTag = 200

/** Without control characters, and not for ever. */
function tagsOf({ format }: Source) {
  const read = (name: string) =>
    format.metadata
      ?.get(name)
      ?.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu, ' ')
      .trim()
      .slice(0, longestTag) || null
  return { title: read('title'), artist: read('artist') }
}

/** The end of the last picture counted from the first; what a container claims may be wrong or missing. */
function lengthOf(source: Source, video: Stream): number {
  const { num, den } = video.timeBase
  const claimed = Number(source.format.duration) / 1e6
  const origin = originOf(video)
  const last = (from: number | undefined) => {
    let end = 0
    for (const packet of packetsOf(source, video, from)) {
      if (packet.pts < 0n && packet.pts < -(2n ** 62n)) continue
      end = Math.max(end, Number(packet.pts - origin + packet.duration))
    }
    return (end * num) / den
  }
  const isClaimed = Number.isFinite(claimed) && claimed > 0
  if (isClaimed && claimed > most * 2) throw new Refusal('tooLong')
  const begin = (Number(origin) * num) / den
  let end = isClaimed ? last(Math.max(0, claimed - tail) + begin) : last(begin)
  // Without an index the search for the end may lead nowhere.
  if (end === 0) end = last(begin)
  if (end === 0) throw new Refusal('corrupt')
  if (source.container === 'mov' && videoLength(video) - end > mostMissing) throw new Refusal('corrupt')
  return end
}

function videoLength(video: Stream) {
  return video.duration > 0n ? (Number(video.duration) * video.timeBase.num) / video.timeBase.den : 0
}

/** Frame rate, and whether it keeps to it, by the times of the first packets. */
function rhythmOf(source: Source, video: Stream): { fps: number; isVariable: boolean } {
  const times: number[] = []
  const { num, den } = video.timeBase
  for (const packet of packetsOf(source, video, (Number(originOf(video)) * num) / den)) {
    times.push((Number(packet.pts) * num) / den)
    if (times.length >= 600) break
  }
  times.sort((a, b) => a - b)
  const steps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
  const average = steps.reduce((total, each) => total + each, 0) / steps.length
  const told = video.avgFrameRate.den > 0 ? video.avgFrameRate.num / video.avgFrameRate.den : 0
  const uneven = steps.filter((step) => Math.abs(step - average) > 0.3 * average).length
  const isVariable = uneven > steps.length * 0.03
  const fps = told > 0 && !isVariable ? told : 1 / average
  return { fps, isVariable }
}

/** The demuxer hands packets on as they are where it has no key, and says so beside them. */
function isEncrypted(source: Source, stream: Stream) {
  const kinds: number[] = stream.codecpar.getAllCodedSideData().map(({ type }) => type)
  if (kinds.includes(AV_PKT_DATA_ENCRYPTION_INIT_INFO)) return true
  for (const packet of packetsOf(source, stream)) return packet.getSideData(AV_PKT_DATA_ENCRYPTION_INFO) !== null
  return false
}

/** Clockwise, from the display matrix: nine fixed-point numbers of which the first two tell the turn. */
function rotationOf(stream: Stream): SourceFacts['video']['rotation'] {
  const matrix = stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX)
  if (!matrix || matrix.length < 36) return 0
  const numbers = new Int32Array(new Uint8Array(matrix).buffer)
  const turn = Math.round((Math.atan2(numbers[1] ?? 0, numbers[0] ?? 1) * 2) / Math.PI)
  return ([0, 90, 180, 270] as const)[(turn + 4) % 4] ?? 0
}

function displayed(stream: Stream, rotation: number): { width: number; height: number } {
  const { width, height, sampleAspectRatio: shape } = stream.codecpar
  const wide = shape.num > 0 && shape.den > 0 ? Math.round((width * shape.num) / shape.den) : width
  return rotation === 90 || rotation === 270 ? { width: height, height: wide } : { width: wide, height }
}
