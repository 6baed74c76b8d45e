import type { Logger } from 'pino'

const periodMs = 10_000

/**
 * Logs requests refused for load: the first at once, then at most one line in ten seconds with the number since the
 * last, written with the next refusal.
 * @param now in milliseconds
 */
export function createOverloadLog(log: Pick<Logger, 'warn'>, now: () => number) {
  let refused = 0
  let nextAt = Number.NEGATIVE_INFINITY

  return function refuse(place: { tenant: string | undefined; route: string | undefined }): void {
    refused++
    if (now() < nextAt) return
    log.warn({ ...place, refused }, 'overloaded')
    nextAt = now() + periodMs
    refused = 0
  }
}
