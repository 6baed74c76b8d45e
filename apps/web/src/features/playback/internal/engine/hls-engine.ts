import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import { createVideo } from './create-video.ts'
import type { Engine, EngineParts, EngineReport } from './engine.ts'
import { createFailingParts, type FailingParts } from './failing-parts.ts'
import { hlsFailure } from './hls-failure.ts'
import { isGivenUp } from './is-given-up.ts'
import { onFirstFrame } from './on-first-frame.ts'
import { createRenewableAddress, type RenewableAddress } from './renewable-address.ts'

type HlsClass = typeof Hls
/** Loads hls.js and its configuration on first use. */
export type HlsLibrary = typeof import('./hls-player.ts')

/** The built-in engine: hls.js with media source extensions. */
export async function openHls(
  asked: EngineParts,
  { Hls: HlsPlayer, bufferSeconds, hlsSettings, manifestPolicy }: HlsLibrary,
): Promise<Engine> {
  const { host, source, report, signal } = asked
  const media = createVideo(host, signal)
  const address = createRenewableAddress(source.url)
  const parts = createFailingParts()
  const unanswered = () => {
    parts.failed('main', performance.now())
    report.failed({ kind: 'network' })
  }
  const hls = new HlsPlayer({
    ...hlsSettings,
    manifestLoadPolicy: manifestPolicy(unanswered),
    startPosition: source.startAt ?? -1,
    xhrSetup: (xhr, url) => xhr.open('GET', address.current(url), true),
  })
  signal.addEventListener('abort', () => hls.destroy())
  const loadFurther = () => {
    hls.config.maxBufferLength = bufferSeconds.playing
  }
  onFirstFrame(media, loadFurther)
  // A hidden page plays, but shows no frames.
  media.addEventListener('timeupdate', () => hasPlayed(media, 1) && loadFurther(), { signal })
  reportErrors(HlsPlayer, hls, { media, report, address, parts })
  hls.on(HlsPlayer.Events.MANIFEST_PARSED, () => {
    // hls.js can't measure a video outside the document: cap the level to the window's width.
    if (!media.isConnected) hls.autoLevelCapping = levelForWidth(hls.levels, window.innerWidth * devicePixelRatio)
    report.qualities(hls.levels.map(({ height }, id) => ({ id, height })))
  })
  // Otherwise the loader waits for its next retry.
  window.addEventListener('online', () => hls.startLoad(), { signal })
  hls.loadSource(source.url)
  hls.attachMedia(media)
  offerAirPlay(media, source.url)

  return {
    media,
    renew(url) {
      address.renew(url)
      if (hls.levels.length === 0) hls.loadSource(url)
      else hls.startLoad()
    },
    playingDate: () => hls.playingDate?.getTime() ?? null,
    selectQuality(id) {
      hls.nextLevel = id ?? -1
    },
  }
}

function hasPlayed({ played }: HTMLVideoElement, seconds: number): boolean {
  return played.length > 0 && played.end(0) - played.start(0) >= seconds
}

/** The smallest level that fills `pixels` of width, as hls.js chooses by player size; the largest if none does. */
function levelForWidth(levels: readonly { width: number }[], pixels: number): number {
  const found = levels.findIndex(({ width }) => width >= pixels)
  return found === -1 ? levels.length - 1 : found
}

type Reporting = {
  media: HTMLVideoElement
  report: EngineReport
  address: RenewableAddress
  parts: FailingParts
}

/** Recovers from media errors, at a limited rate, before reporting a failure; network errors are reported at once. */
function reportErrors(HlsPlayer: HlsClass, hls: Hls, { media, report, address, parts }: Reporting): void {
  const { ERROR, FRAG_BUFFERED } = HlsPlayer.Events
  let mendedAt = Number.NEGATIVE_INFINITY
  let hasGivenUp = false

  hls.on(ERROR, (_event, data) => {
    // Ignore earlier requests; none are made from now on.
    if (hasGivenUp) return
    if (data.fatal && data.type === HlsPlayer.ErrorTypes.MEDIA_ERROR && performance.now() - mendedAt > 10_000) {
      mendedAt = performance.now()
      hls.recoverMediaError()
      return
    }
    const error = readError(HlsPlayer, data)
    // New segments of a live stream may not exist yet.
    if (isGivenUp({ ...error, action: data.errorAction }) && !hls.latestLevelDetails?.live) {
      hls.stopLoad()
      error.fatal = true
    }
    const failure = hlsFailure(error, media.played.length > 0)
    if (!failure) return
    // Video and audio load in parallel: the second rejection may arrive after the URL was renewed.
    if (failure.kind === 'expired' && address.isOlder(askedAt(data))) {
      hls.startLoad()
      return
    }
    hasGivenUp = failure.kind === 'playback' || failure.kind === 'streamOver'
    parts.failed(partOf(data), performance.now())
    report.failed(failure)
  })
  hls.on(FRAG_BUFFERED, (_event, { frag, stats }) => {
    if (!parts.came(frag.type, stats.loading.start)) return
    hasGivenUp = false
    report.recovered()
  })
}

/** Which part failed: fragments have a type, playlists are identified by name. */
function partOf({ frag, details }: ErrorData): string {
  return frag?.type ?? (details.startsWith('audio') ? 'audio' : 'main')
}

/** The URL actually requested; `data.url` is the one in the playlist. */
function askedAt({ networkDetails }: ErrorData): string {
  return networkDetails instanceof XMLHttpRequest ? networkDetails.responseURL : ''
}

function readError(HlsPlayer: HlsClass, { type, details, fatal, response }: ErrorData) {
  const { NETWORK_ERROR, MEDIA_ERROR } = HlsPlayer.ErrorTypes
  return {
    type: type === NETWORK_ERROR || type === MEDIA_ERROR ? type : ('other' as const),
    details,
    fatal,
    status: response?.code,
  }
}

/** AirPlay devices fetch the stream themselves, so they need its URL next to the media source of hls.js. */
function offerAirPlay(media: HTMLVideoElement, url: string): void {
  if (!('ManagedMediaSource' in window)) return
  const alternative = document.createElement('source')
  alternative.type = 'application/vnd.apple.mpegurl'
  alternative.src = url
  media.disableRemotePlayback = false
  media.append(alternative)
}
