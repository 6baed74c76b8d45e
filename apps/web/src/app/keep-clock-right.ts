import { api } from '../lib/api.ts'
import { logWarning } from '../lib/log.ts'

/** Milliseconds by which this machine's two clocks may drift apart before the server is asked. */
const tolerance = 2000

/**
 * Asks the server for its time when a page comes back into view after the device slept: each reply sets the clock right, but a page that
 * was left alone may not ask for minutes. That it slept shows in the date having gone on without the steady clock.
 */
export function keepClockRight(): void {
  let apart = clocksApart()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Math.abs(clocksApart() - apart) < tolerance) return
    apart = clocksApart()
    api('getManifest').catch((error) => logWarning('The server’s time could not be asked for', error))
  })
}

function clocksApart(): number {
  return Date.now() - performance.now()
}
