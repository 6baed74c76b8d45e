import { createVideo } from './create-video.ts'
import type { Engine, EngineParts } from './engine.ts'
import type { MediaFailure } from './media-failure.ts'

/** Native playback: a plain file, or HLS if hls.js isn't supported. */
export async function openNative({ host, source, report, signal }: EngineParts): Promise<Engine> {
  const media = createVideo(host, signal)
  let hasPlayed = false
  media.addEventListener('playing', () => {
    hasPlayed = true
    report.recovered()
  })
  media.addEventListener('error', () => report.failed(nativeFailure(media.error, hasPlayed)))
  signal.addEventListener('abort', () => {
    media.removeAttribute('src')
    media.load()
  })
  load(media, source.url, source.startAt)

  return {
    media,
    renew(url) {
      const goesOn = !media.paused
      load(media, url, media.currentTime)
      if (goesOn) void media.play().catch(() => {})
    },
    playingDate: () => dateOf(media),
    selectQuality: () => {},
  }
}

function load(media: HTMLVideoElement, url: string, startAt: number | null): void {
  const seek = () => {
    if (startAt !== null) media.currentTime = startAt
  }
  media.addEventListener('loadedmetadata', seek, { once: true })
  media.src = url
}

/** Browsers with native HLS expose the start time of the timeline. */
function dateOf(media: HTMLVideoElement & { getStartDate?: () => Date }): number | null {
  const start = media.getStartDate?.().getTime() ?? Number.NaN
  return Number.isNaN(start) ? null : start + media.currentTime * 1000
}

/** The element reports little: after playback has started, an unreadable source is most likely an expired URL. */
function nativeFailure(error: MediaError | null, hasPlayed: boolean): MediaFailure {
  if (!navigator.onLine) return { kind: 'network' }
  if (hasPlayed && error?.code === MediaError.MEDIA_ERR_NETWORK) return { kind: 'expired' }
  return { kind: 'playback', code: `mediaError${error?.code ?? ''}` }
}
