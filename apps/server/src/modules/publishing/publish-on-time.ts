import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Publishing } from './service.ts'

/** Members must see what is scheduled within five seconds of its time (DRAFT-03), whichever server is first. */
const intervalMs = 2000

/** Publishes what is due periodically, one run at a time. Returns a function that stops it. */
export function publishOnTime(publishing: Publishing, { clock, log }: { clock: Clock; log: Logger }): () => void {
  let running = false
  const timer = setInterval(async () => {
    if (running) return
    running = true
    try {
      await publishing.publishDue(clock.now())
    } catch (err) {
      log.error({ err }, 'scheduled classes could not be published, trying again')
    } finally {
      running = false
    }
  }, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
