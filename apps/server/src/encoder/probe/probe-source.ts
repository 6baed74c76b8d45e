import { usualRate } from '@upbeat/rules/media/ladder'
import {
  AV_FRAME_FLAG_INTERLACED,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUVJ420P,
  AV_PKT_DATA_ENCRYPTION_INFO,
  AV_PKT_DATA_ENCRYPTION_INIT_INFO,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants'
import { avGetCodecName, type Stream } from 'node-av/lib'
import type { ChosenTracks, SourceFacts, SourceWarning } from '../../modules/intake/encoding/encoder-port.ts'
import { maxPixels } from '../av/decode.ts'
import { openSource, packetsOf, type Source } from '../av/source.ts'
import { Refusal } from '../refusal.ts'
import { hasContent, rankTracks, type Tracks } from './choose-tracks.ts'
import { describeTracks } from './describe-tracks.ts'
import { holdsSeveral } from './holds-several.ts'
import { lookAtStart } from './look-at-start.ts'
import { displayedSize, orientationOf } from './orientation.ts'
import { lengthOf, survey } from './survey.ts'
import { readTag } from './tags.ts'

const least = 5
const most = 6 * 3600
/**
 * How many seconds the video may end before the duration in the container: an interrupted recording ends minutes early.
 */
const maxMissing = 5
/** If the video ends this many seconds before the file does, staff get a warning. */
const maxUntold = 1

/**
 * Reads what a file contains: of the chosen tracks, or else of the best.
 *
 * @throws Refusal If it can't become a class.
 */
export function probeSource(file: string, chosen?: ChosenTracks): SourceFacts {
  const source = openSource(file)
  try {
    if (holdsSeveral(file, source.container)) throw new Refusal('joined')
    return factsOf(source, chosen)
  } finally {
    source.close()
  }
}

function factsOf(source: Source, chosen?: ChosenTracks): SourceFacts {
  const { pictures, sounds } = contentOf(source, chosen)
  const [video] = pictures
  const [sound] = sounds
  if (!video) throw new Refusal('corrupt')
  if (chosen && (video.index !== chosen.picture || (sound?.index ?? null) !== chosen.sound))
    throw new Error('A chosen track can’t be read')
  const { codecpar } = video
  if (codecpar.width < 16 || codecpar.height < 16) throw new Refusal('corrupt')
  const { durationSecond, fileSecond, seekTable, ...its } = survey(source, video, sound, most)
  if (durationSecond === 0) throw new Refusal('corrupt')
  if (source.container === 'mov' && lengthOf(video) - durationSecond > maxMissing) throw new Refusal('corrupt')
  if (durationSecond < least) throw new Refusal('tooShort')
  if (durationSecond > most) throw new Refusal('tooLong')

  const start = lookAtStart(source, video)
  const orientation = orientationOf(video)
  const size = displayedSize(video, orientation)
  const isHdr = codecpar.colorTrc === AVCOL_TRC_SMPTE2084 || codecpar.colorTrc === AVCOL_TRC_ARIB_STD_B67
  const codec = avGetCodecName(codecpar.codecId) ?? ''
  const warnings: SourceWarning[] = [
    ...(size.height > size.width ? (['portrait'] as const) : []),
    ...(sound ? [] : (['noSound'] as const)),
    ...(start.isBlack ? (['blackStart'] as const) : start.isFrozen ? (['frozenStart'] as const) : []),
    ...(isHdr ? (['hdr'] as const) : []),
    ...(its.isVariable ? (['variableFrameRate'] as const) : []),
    // Whoever chose them has seen that there are several.
    ...(pictures.length > 1 && !chosen ? (['severalPictures'] as const) : []),
    ...(sounds.length > 1 && !chosen ? (['severalSounds'] as const) : []),
    ...(its.isJoined ? (['joined'] as const) : []),
    ...(fileSecond - durationSecond > maxUntold ? (['incomplete'] as const) : []),
  ]
  return {
    container: source.container,
    durationSecond,
    video: {
      stream: video.index,
      codec,
      ...size,
      ...orientation,
      frameRate: usualRate(its.fps),
      isVariable: its.isVariable,
      isHdr,
      isInterlaced: (start.flags & AV_FRAME_FLAG_INTERLACED) !== 0,
      canRemux:
        codec === 'h264' &&
        (codecpar.profile & 0xff) <= 100 &&
        (codecpar.format === AV_PIX_FMT_YUV420P || codecpar.format === AV_PIX_FMT_YUVJ420P) &&
        Math.min(size.width, size.height) <= 1080 &&
        Math.max(size.width, size.height) <= 1920 &&
        (start.flags & AV_FRAME_FLAG_INTERLACED) === 0 &&
        // Not every player applies a display matrix in fragmented MP4.
        orientation.rotation === 0 &&
        !orientation.isMirrored &&
        its.hasDisplayTimes &&
        // The other recording may be encoded with different parameters.
        !its.isJoined,
    },
    audio: sound
      ? {
          stream: sound.index,
          codec: avGetCodecName(sound.codecpar.codecId) ?? '',
          channels: sound.codecpar.channels,
          canRemux: avGetCodecName(sound.codecpar.codecId) === 'aac' && sound.codecpar.channels <= 2,
        }
      : null,
    ...(seekTable && { seekTable }),
    warnings,
    tags: { title: readTag(source.format.metadata, 'title'), artist: readTag(source.format.metadata, 'artist') },
    tracks: describeTracks({ pictures, sounds }),
  }
}

/** @throws Refusal If the chosen or best video track can't be read. */
function contentOf(source: Source, chosen?: ChosenTracks): Tracks {
  const { pictures, sounds } = rankTracks(source, chosen)
  const [first] = pictures
  if (!first) throw new Refusal('noPicture')
  if (isEncrypted(source, first)) throw new Refusal('encrypted')
  if (first.codecpar.width * first.codecpar.height > maxPixels) throw new Refusal('tooLarge')
  const isReadable = (stream: Stream) => hasContent(source, stream)
  return { pictures: pictures.filter(isReadable), sounds: sounds.filter(isReadable) }
}

/** Without a key the demuxer returns encrypted packets unchanged and marks them with side data. */
function isEncrypted(source: Source, stream: Stream) {
  const kinds: number[] = stream.codecpar.getAllCodedSideData().map(({ type }) => type)
  if (kinds.includes(AV_PKT_DATA_ENCRYPTION_INIT_INFO)) return true
  for (const packet of packetsOf(source, stream, 0)) return packet.getSideData(AV_PKT_DATA_ENCRYPTION_INFO) !== null
  return false
}
