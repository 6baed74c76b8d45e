import type { Composition, MediaIndex } from './media-index.ts'
import { audioRendition, placedSegments, type Timeline, timelineOf } from './timeline.ts'

/**
 * The whole picture of a class in one rendition, ended. Segment numbers count over the composition; addresses are relative
 * to the playlist: `720/init.mp4`, `720/0.m4s`. `null`: there is no such rendition.
 */
export function videoPlaylist(index: MediaIndex, composition: Composition, rendition: string): string | null {
  return rendition === audioRendition ? null : wholePlaylist(index, composition, rendition)
}

/** The whole sound of a class, ended, addressed as `audio/init.mp4` and `audio/0.m4s`. */
export function audioPlaylist(index: MediaIndex, composition: Composition): string | null {
  return wholePlaylist(index, composition, audioRendition)
}

/** The lines that every media playlist starts with. */
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

function wholePlaylist(index: MediaIndex, composition: Composition, rendition: string): string | null {
  const timeline = timelineOf(index, composition, rendition)
  if (!timeline) return null
  const lines = playlistHead(timeline, rendition, 0, true)
  for (const { number, segment } of placedSegments(timeline, 0, timeline.segmentCount)) {
    lines.push(...segmentLines(rendition, number, segment.duration))
  }
  lines.push('#EXT-X-ENDLIST')
  return `${lines.join('\n')}\n`
}
