import { startPlaying } from '../start-playing.ts'
import type { Engine, EngineParts, EngineReport, EngineSource, OpenEngine } from './engine.ts'
import { onFirstFrame } from './on-first-frame.ts'

/** How long an engine waits for a page to take it over. The app itself may still be loading on a slow connection. */
const patienceMilliseconds = 60_000

/** How long the player's controls wait for the first frame. */
const frameWaitMilliseconds = 300

/** An engine that is loading in advance, with its media element in a temporary container. */
type HeadStart = {
  source: EngineSource
  opening: Promise<Engine>
  media: HTMLVideoElement | null
  /** Resolves once a frame is on the screen, the engine has failed or closed, or the wait is over. */
  frame: Promise<void>
  report: KeptReport
  abort: AbortController
}

let ahead: HeadStart | null = null
/** Where its picture is shown until then. */
let place: HTMLElement | null = null

/**
 * Opens an engine while its page is still rendering; an engine already open for the same source is kept. One at a time. An engine that
 * isn't taken over is closed when another opens, when `signal` aborts, or after a minute.
 */
export function giveHeadStart(open: OpenEngine, source: EngineSource, signal?: AbortSignal): void {
  if (signal?.aborted) return
  if (!isAhead(source)) ahead = begin(open, source)
  const mine = ahead
  signal?.addEventListener('abort', () => giveUp(mine))
}

function begin(open: OpenEngine, source: EngineSource): HeadStart {
  ahead?.abort.abort()
  const abort = new AbortController()
  let settle = () => {}
  const frame = new Promise<void>((resolve) => {
    settle = resolve
  })
  const report = createKeptReport(settle)
  const opening = open({ host: document.createElement('div'), source, report, signal: abort.signal })
  const begun: HeadStart = { source, opening, media: null, frame, report, abort }
  abort.signal.addEventListener('abort', settle)
  setTimeout(settle, frameWaitMilliseconds)
  setTimeout(() => giveUp(begun), patienceMilliseconds)
  opening.then(
    ({ media }) => {
      begun.media = media
      show()
      const loaded = () => {
        show()
        if (media.isConnected) onFirstFrame(media, settle)
        else settle()
      }
      media.addEventListener('loadeddata', loaded, { once: true, signal: abort.signal })
    },
    // The failure is reported again when the engine is opened in the usual way.
    () => giveUp(begun),
  )
  return begun
}

function giveUp(one: HeadStart | null): void {
  if (!one || ahead !== one) return
  ahead = null
  one.abort.abort()
}

function isAhead({ url, startAt }: EngineSource): boolean {
  return ahead?.source.url === url && ahead.source.startAt === startAt
}

/**
 * Shows the engine's picture in `host`, and plays it once there is a frame unless resuming is offered, until its player takes it. Returns a
 * function that ends it.
 */
export function showHeadStart(host: HTMLElement): () => void {
  place = host
  show()
  return () => {
    if (place === host) place = null
  }
}

function show(): void {
  if (!place?.isConnected || !ahead?.media) return
  const { media } = ahead
  const isSeen = hasPicture(ahead)
  // The video enters the page before its first frame. Otherwise the browser would have to create its layer then, and show the second frame
  // first, a tenth of a second later. Until it has a frame, the poster shows through.
  media.style.backgroundColor = isSeen ? '' : 'transparent'
  place.toggleAttribute('data-seen', isSeen)
  if (media.parentElement !== place) place.append(media)
  if (!isSeen) return
  // A browser pauses a video that leaves the document, so closing the page stops it.
  if (ahead.source.startAt === null) void startPlaying(media)
}

function hasPicture({ media }: HeadStart): boolean {
  return media !== null && media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
}

/** Resolves once the engine that opens in advance has a frame on the screen, has failed or takes too long; at once if there is none. */
export function headStartFrame(): Promise<void> {
  return ahead?.frame ?? Promise.resolve()
}

/** Whether the engine opened for this source has a frame to show. */
export function isHeadStartSeen(source: EngineSource): boolean {
  return ahead !== null && isAhead(source) && hasPicture(ahead)
}

/**
 * Takes the engine opened for exactly this source and moves it into the host. `null` if there is none; an engine for another source is
 * closed.
 */
export function takeHeadStart({ host, source, report, signal }: EngineParts): Promise<Engine> | null {
  const taken = ahead
  const isWanted = isAhead(source)
  ahead = null
  if (!taken || !isWanted) {
    taken?.abort.abort()
    return null
  }
  signal.addEventListener('abort', () => taken.abort.abort())
  return taken.opening.then((engine) => {
    signal.throwIfAborted()
    engine.media.style.backgroundColor = ''
    host.append(engine.media)
    taken.report.handOver(report)
    return engine
  })
}

type KeptReport = EngineReport & { handOver: (to: EngineReport) => void }

/** Buffers events until there is a listener. `onFailure` is called at once. */
function createKeptReport(onFailure: () => void): KeptReport {
  const kept: ((report: EngineReport) => void)[] = []
  let listener: EngineReport | null = null
  const tell = (how: (report: EngineReport) => void) => void (listener ? how(listener) : kept.push(how))
  return {
    failed(failure) {
      onFailure()
      tell((report) => report.failed(failure))
    },
    recovered: () => tell((report) => report.recovered()),
    qualities: (qualities) => tell((report) => report.qualities(qualities)),
    handOver(to) {
      listener = to
      for (const how of kept.splice(0)) how(to)
    },
  }
}
