import { compositionDuration } from '@upbeat/rules/media/composition-duration'
import { livePlaylist } from '@upbeat/rules/media/live-playlist'
import { audioPlaylist, videoPlaylist } from '@upbeat/rules/media/media-playlist'
import { segmentsEndedBy, timelineOf } from '@upbeat/rules/media/timeline'
import { createRecent } from '../../platform/memory/recent.ts'
import type { ClassMedia } from './media-library.ts'

/** Epoch milliseconds. `fromBeginning`: lists everything aired so far. */
export type OnAir = { startsAt: number; now: number; fromBeginning: boolean }
/** `maxAge` in seconds; null if the text never changes. */
export type LiveText = { body: string; maxAge: number | null }

/** How far back playlists go from the live edge, in seconds. */
const windowSeconds = 30
/** Within one step of the clock, all servers return the same text to everyone, and each composes it only once. */
const stepMilliseconds = 500
/**
 * How long the last window is still served after the end, for those who were watching: a playlist must not jump back
 * (RFC 8216).
 */
const farewellMilliseconds = 60_000
const maxCached = 2000

/**
 * Playlists of simulated live streams, derived from the clock. A stream costs nothing while it isn't watched, and two
 * texts per second for any number of viewers.
 */
export function createLiveText() {
  const kept = createRecent<string, { step: number; text: LiveText }>(maxCached)

  /** Null before the start, and if the rendition doesn't exist. */
  return function liveText(asset: string, media: ClassMedia, rendition: string, airing: OnAir): LiveText | null {
    const step = Math.floor(airing.now / stepMilliseconds)
    const key = `${asset}/${rendition}${airing.fromBeginning ? '/beginning' : ''}`
    const known = kept.get(key)
    if (known?.step === step) return known.text
    const now = Math.max(step * stepMilliseconds, Math.min(airing.startsAt, airing.now))
    const text = compose(media, rendition, { ...airing, now })
    if (text === null) return null
    kept.set(key, { step, text })
    return text
  }
}

/** Whether a segment is in the stream's past, or is its first one. */
export function hasAired(media: ClassMedia, rendition: string, number: number, { startsAt, now }: OnAir): boolean {
  const timeline = now < startsAt ? null : timelineOf(media.index, media.composition, rendition)
  return timeline !== null && number < Math.max(1, segmentsEndedBy(timeline, (now - startsAt) / 1000))
}

function compose(media: ClassMedia, rendition: string, airing: OnAir): LiveText | null {
  const { index, composition } = media
  const endsAt = airing.startsAt + compositionDuration(index, composition) * 1000
  if (airing.now >= endsAt + farewellMilliseconds) {
    const body =
      rendition === 'audio' ? audioPlaylist(index, composition) : videoPlaylist(index, composition, rendition)
    return body === null ? null : { body, maxAge: null }
  }
  const body = livePlaylist(index, composition, rendition, {
    ...airing,
    window: airing.fromBeginning ? Number.POSITIVE_INFINITY : windowSeconds,
  })
  return body === null ? null : { body, maxAge: halfTarget(body) }
}

/** Half of the target duration in whole seconds: players don't reload sooner (docs/decisions/032). */
function halfTarget(body: string): number {
  return Math.max(1, Math.floor(Number(/^#EXT-X-TARGETDURATION:(\d+)/m.exec(body)?.[1] ?? 2) / 2))
}
