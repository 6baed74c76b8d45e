import type { PlayedRange } from '@upbeat/contract/entities/watch-report'

/** A report, and the second of the run at which it is sent. */
export type ScriptedReport = { sentAt: number; watchingId: string; ranges: PlayedRange[] }

/**
 * A viewer whose player reports every `reportEvery` seconds, as the real one does; times are seconds of a run that
 * began at `start` (epoch milliseconds).
 */
export function scriptedViewer(start: number, watchingId: string, { reportEvery = 25, from = 0 } = {}) {
  const reports: ScriptedReport[] = []
  let [now, position, rate, reportedAt] = [from, 0, 1, from]
  let ranges: PlayedRange[] = []
  let reported = 0
  let unreported = 0

  function report(): void {
    if (ranges.length > 0) reports.push({ sentAt: now, watchingId, ranges })
    reported += unreported
    ;[ranges, unreported, reportedAt] = [[], 0, now]
  }

  return {
    /** Plays for some seconds of real time. */
    play(seconds: number) {
      for (let left = seconds; left > 0; ) {
        const step = Math.min(left, Math.max(0.001, reportEvery - (now - reportedAt)))
        const at = new Date(start + Math.round(now * 1000)).toISOString()
        ranges.push({ at, fromSecond: position, toSecond: position + step * rate, playedSeconds: step })
        now += step
        position += step * rate
        unreported += step
        left -= step
        if (now - reportedAt >= reportEvery) report()
      }
      return this
    },
    pause(seconds: number) {
      report()
      now += seconds
      return this
    },
    seek(to: number) {
      position = to
      return this
    },
    speed(to: number) {
      rate = to
      return this
    },
    /** Leaves as a closing player does, with a last report. */
    leave() {
      report()
      return { reports, seconds: reported, endedAt: now }
    },
    /** The tab dies, and what it has not reported with it. */
    kill() {
      return { reports, seconds: reported, endedAt: now }
    },
  }
}
