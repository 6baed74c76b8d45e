import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import { createVideo } from './create-video.ts'
import type { Engine, EngineParts, EngineReport } from './engine.ts'
import { createFailingParts, type FailingParts } from './failing-parts.ts'
import { hlsFailure } from './hls-failure.ts'
import { isGivenUp } from './is-given-up.ts'
import { createRenewableAddress, type RenewableAddress } from './renewable-address.ts'

type HlsClass = typeof Hls
/** hls.js with our settings, which is loaded where something plays. */
export type HlsLibrary = typeof import('./hls-player.ts')

/** The built-in engine: hls.js over media source extensions. */
export async function openHls(
  asked: EngineParts,
  { Hls: HlsPlayer, hlsSettings, manifestPolicy }: HlsLibrary,
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
  reportErrors(HlsPlayer, hls, { media, report, address, parts })
  hls.on(HlsPlayer.Events.MANIFEST_PARSED, () => {
    // Of a picture that does not lie in the page yet the player sees no size: it will be as wide as the window at most.
    if (!media.isConnected) hls.autoLevelCapping = levelForWidth(hls.levels, window.innerWidth * devicePixelRatio)
    report.qualities(hls.levels.map(({ height }, id) => ({ id, height })))
  })
  // Without this the loader would wait for its next try.
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

/** The smallest level that fills `pixels` of width, as the player itself chooses by the picture's size; the largest where none does. */
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

/** Damaged media is mended once in a while before it is called a failure; errors of the network go straight to the report. */
function reportErrors(HlsPlayer: HlsClass, hls: Hls, { media, report, address, parts }: Reporting): void {
  const { ERROR, FRAG_BUFFERED } = HlsPlayer.Events
  let mendedAt = Number.NEGATIVE_INFINITY
  let hasGivenUp = false

  hls.on(ERROR, (_event, data) => {
    // What was asked for before says nothing any more: nothing is asked for from now on.
    if (hasGivenUp) return
    if (data.fatal && data.type === HlsPlayer.ErrorTypes.MEDIA_ERROR && performance.now() - mendedAt > 10_000) {
      mendedAt = performance.now()
      hls.recoverMediaError()
      return
    }
    const error = readError(HlsPlayer, data)
    // What is new of a live stream may not be there yet.
    if (isGivenUp({ ...error, action: data.errorAction }) && !hls.latestLevelDetails?.live) {
      hls.stopLoad()
      error.fatal = true
    }
    const failure = hlsFailure(error, media.played.length > 0)
    if (!failure) return
    // Picture and sound are asked for side by side: the later refusal of the two may come when there is a new address already.
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

/** Whose failure it is: a segment says so, of playlists only their name does. */
function partOf({ frag, details }: ErrorData): string {
  return frag?.type ?? (details.startsWith('audio') ? 'audio' : 'main')
}

/** Where a request really went; `data.url` is what the playlist said. */
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

/** A screen that takes AirPlay fetches the stream by itself, so it needs the address beside the buffer that hls.js fills. */
function offerAirPlay(media: HTMLVideoElement, url: string): void {
  if (!('ManagedMediaSource' in window)) return
  const alternative = document.createElement('source')
  alternative.type = 'application/vnd.apple.mpegurl'
  alternative.src = url
  media.disableRemotePlayback = false
  media.append(alternative)
}
