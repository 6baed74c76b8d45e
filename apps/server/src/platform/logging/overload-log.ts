import type { Logger } from 'pino'

const periodMs = 10_000

/**
 * Warns of requests refused for load: the first at once, then one line for all that came in ten seconds, written with the next of them.
 * @param now in milliseconds
 */
export function createOverloadLog(log: Pick<Logger, 'warn'>, now: () => number) {
  let refused = 0
  let nextAt = Number.NEGATIVE_INFINITY

  return function refuse(told: { tenant: string | undefined; route: string | undefined }): void {
    refused++
    if (now() < nextAt) return
    log.warn({ ...told, refused }, 'overloaded')
    nextAt = now() + periodMs
    refused = 0
  }
}
