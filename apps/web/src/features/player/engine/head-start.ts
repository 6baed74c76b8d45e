import type { Engine, EngineParts, EngineReport, EngineSource, OpenEngine } from './engine.ts'

/** How long an engine waits for a page that takes it over. The page is being drawn meanwhile, on a slow phone for a second. */
const patienceMilliseconds = 15_000

/** An engine that fetches already, and holds its media element in a place of its own. */
type HeadStart = { source: EngineSource; opening: Promise<Engine>; report: KeptReport; abort: AbortController }

let ahead: HeadStart | null = null

/**
 * Opens an engine while the page that will show it is still being drawn. One at a time; nothing plays before `takeHeadStart`. What is not
 * taken is closed, when another begins, when `signal` aborts or after 15 s.
 */
export function giveHeadStart(open: OpenEngine, source: EngineSource, signal: AbortSignal): void {
  if (signal.aborted) return
  ahead?.abort.abort()
  const abort = new AbortController()
  const report = createKeptReport()
  const opening = open({ host: document.createElement('div'), source, report, signal: abort.signal })
  const mine: HeadStart = { source, opening, report, abort }
  ahead = mine
  const giveUp = () => {
    if (ahead !== mine) return
    ahead = null
    abort.abort()
  }
  signal.addEventListener('abort', giveUp)
  setTimeout(giveUp, patienceMilliseconds)
  // Whoever opens it in the usual way hears of the same failure again.
  opening.catch(giveUp)
}

/** The engine that is ahead with this very source, put into the host; `null` where there is none, and closed where it is another's. */
export function takeHeadStart({ host, source, report, signal }: EngineParts): Promise<Engine> | null {
  const taken = ahead
  ahead = null
  if (taken?.source.url !== source.url || taken.source.startAt !== source.startAt) {
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
