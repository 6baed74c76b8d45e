import type { Engine, EngineParts, EngineReport, EngineSource, OpenEngine } from './engine.ts'

/** How long an engine waits for a page that takes it over. The app itself may be on its way meanwhile, over a slow line. */
const patienceMilliseconds = 60_000

/** An engine that fetches already, and holds its media element in a place of its own. */
type HeadStart = {
  source: EngineSource
  opening: Promise<Engine>
  media: HTMLVideoElement | null
  report: KeptReport
  abort: AbortController
}

let ahead: HeadStart | null = null
/** Where its picture may be seen meanwhile. */
let place: HTMLElement | null = null

/**
 * Opens an engine while the page that will show it is still being drawn; one that is ahead with the same source goes on instead. One at a time.
 * What is not taken is closed, when another begins, when `signal` aborts or after a minute.
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
  const report = createKeptReport()
  const opening = open({ host: document.createElement('div'), source, report, signal: abort.signal })
  const begun: HeadStart = { source, opening, media: null, report, abort }
  setTimeout(() => giveUp(begun), patienceMilliseconds)
  opening.then(
    ({ media }) => {
      begun.media = media
      media.addEventListener('loadeddata', show, { once: true, signal: abort.signal })
    },
    // Whoever opens it in the usual way hears of the same failure again.
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

/** Shows the picture of what is ahead in `host`, as soon as there is one and until its player takes it. Answers what ends that. */
export function showHeadStart(host: HTMLElement): () => void {
  place = host
  show()
  return () => {
    if (place === host) place = null
  }
}

function show(): void {
  if (place?.isConnected && ahead?.media && hasPicture(ahead)) place.append(ahead.media)
}

function hasPicture({ media }: HeadStart): boolean {
  return media !== null && media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
}

/** Whether what is ahead with this source has a picture to show. */
export function isHeadStartSeen(source: EngineSource): boolean {
  return ahead !== null && isAhead(source) && hasPicture(ahead)
}

/** The engine that is ahead with this very source, put into the host; `null` where there is none, and closed where it is another's. */
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
    host.append(engine.media)
    taken.report.handOver(report)
    return engine
  })
}

type KeptReport = EngineReport & { handOver: (to: EngineReport) => void }

/** Keeps what is told until there is somebody to hear it. */
function createKeptReport(): KeptReport {
  const kept: ((report: EngineReport) => void)[] = []
  let listener: EngineReport | null = null
  const tell = (how: (report: EngineReport) => void) => void (listener ? how(listener) : kept.push(how))
  return {
    failed: (failure) => tell((report) => report.failed(failure)),
    recovered: () => tell((report) => report.recovered()),
    qualities: (qualities) => tell((report) => report.qualities(qualities)),
    handOver(to) {
      listener = to
      for (const how of kept.splice(0)) how(to)
    },
  }
}
