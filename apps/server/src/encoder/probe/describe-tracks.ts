import { avGetCodecName, type Stream } from 'node-av/lib'
import type { SourceFacts } from '../../modules/intake/encoding/encoder-port.ts'
import type { Tracks } from './choose-tracks.ts'
import { displayedSize, orientationOf } from './orientation.ts'
import { lengthOf } from './survey.ts'
import { readTag } from './tags.ts'

/** What the file tells of these tracks, in its own order. */
export function describeTracks({ pictures, sounds }: Tracks): Required<SourceFacts>['tracks'] {
  return {
    pictures: pictures.toSorted(byIndex).map((stream) => ({
      ...trackOf(stream),
      ...displayedSize(stream, orientationOf(stream)),
      frameRate: rateOf(stream),
    })),
    sounds: sounds.toSorted(byIndex).map((stream) => ({ ...trackOf(stream), channels: stream.codecpar.channels })),
  }
}

function trackOf(stream: Stream) {
  const language = readTag(stream.metadata, 'language')
  return {
    stream: stream.index,
    codec: avGetCodecName(stream.codecpar.codecId) ?? '',
    durationSecond: lengthOf(stream) || null,
    // Undetermined: MP4 always names a language.
    language: language === 'und' ? null : language,
    title: readTag(stream.metadata, 'title'),
  }
}

function rateOf({ avgFrameRate: { num, den } }: Stream) {
  return num > 0 && den > 0 ? Math.round((num / den) * 1000) / 1000 : null
}

function byIndex(a: Stream, b: Stream) {
  return a.index - b.index
}
