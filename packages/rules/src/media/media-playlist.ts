import type { Composition, MediaIndex } from './media-index.ts'
import { audioRendition, placedSegments, type Timeline, timelineOf } from './timeline.ts'

/**
 * The complete, ended video playlist of one rendition. Segments are numbered across the composition; URLs are relative to the playlist:
 * `720/init.mp4`, `720/0.m4s`. `null` if there is no such rendition.
 */
export function videoPlaylist(
  index: MediaIndex,
  composition: Composition,
  rendition: string,
  options: WholeOptions = {},
): string | null {
  return rendition === audioRendition ? null : wholePlaylist(index, composition, rendition, options)
}

/** The complete, ended audio playlist, with URLs `audio/init.mp4` and `audio/0.m4s`. */
export function audioPlaylist(index: MediaIndex, composition: Composition, options: WholeOptions = {}): string | null {
  return wholePlaylist(index, composition, audioRendition, options)
}

/**
 * `byRange`: segments are byte ranges of `720/all.mp4`, for media stored elsewhere: the client requests ranges itself, and one URL serves
 * them all.
 */
export type WholeOptions = { byRange?: boolean }

/** The header lines of every media playlist. */
export function playlistHead(timeline: Timeline, rendition: string, firstNumber: number, isWhole: boolean): string[] {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${timeline.targetDuration}`,
    `#EXT-X-MEDIA-SEQUENCE:${firstNumber}`,
    ...(isWhole ? ['#EXT-X-PLAYLIST-TYPE:VOD'] : []),
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${rendition}/init.mp4"`,
  ]
}

/** The two lines of a segment; `duration` in seconds. */
export function segmentLines(rendition: string, number: number, duration: number): string[] {
  return [`#EXTINF:${duration.toFixed(5)},`, `${rendition}/${number}.m4s`]
}

function wholePlaylist(
  index: MediaIndex,
  composition: Composition,
  rendition: string,
  { byRange = false }: WholeOptions,
): string | null {
  const timeline = timelineOf(index, composition, rendition)
  if (!timeline) return null
  const lines = playlistHead(timeline, rendition, 0, true)
  const whole = `${rendition}/all.mp4`
  if (byRange) lines[lines.length - 1] = `#EXT-X-MAP:URI="${whole}",BYTERANGE="${index.inits[rendition]?.bytes}@0"`
  for (const { number, segment } of placedSegments(timeline, 0, timeline.segmentCount)) {
    const [length = '', address = ''] = segmentLines(rendition, number, segment.duration)
    if (byRange) lines.push(length, `#EXT-X-BYTERANGE:${segment.bytes}@${segment.offset ?? 0}`, whole)
    else lines.push(length, address)
  }
  lines.push('#EXT-X-ENDLIST')
  return `${lines.join('\n')}\n`
}
