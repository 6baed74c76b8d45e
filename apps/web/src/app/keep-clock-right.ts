import { api } from '../lib/api/api.ts'
import { logWarning } from '../lib/log.ts'

/** Maximum drift in milliseconds between this machine's two clocks before the server is asked. */
const tolerance = 2000

/**
 * Requests the server's time when the page becomes visible after the device slept. Each reply corrects the clock, but an idle page may make
 * no calls for minutes. Sleep is detected by the date advancing without the monotonic clock.
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
