import { performance } from 'node:perf_hooks'

/** In milliseconds. */
const period = 200
/** Event loop utilisation, 0 to 1, from which the server counts as busy. */
const busyFrom = 0.5
/** In periods. The encoder then runs for one period, so that it finishes even on a server that is always busy. */
const longestPause = 4

/** How busy this process was since the last call, 0 to 1. */
export type Load = () => number

export function eventLoopLoad(): Load {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/** Pauses an encoder while requests keep the server busy (TAKE-11), for at most four fifths of the time. */
export function throttleEncoder(load: Load, send: (message: 'pause' | 'resume') => void) {
  let pausedPeriods = 0
  let inARow = 0
  const timer = setInterval(() => {
    if (inARow > 0) pausedPeriods += 1
    if (load() >= busyFrom && inARow < longestPause) {
      if (inARow === 0) send('pause')
      inARow += 1
    } else {
      if (inARow > 0) send('resume')
      inARow = 0
    }
  }, period)
  return {
    /** How long the encoder has been paused so far, in milliseconds. */
    pausedMs: () => pausedPeriods * period,
    end: () => clearInterval(timer),
  }
}
