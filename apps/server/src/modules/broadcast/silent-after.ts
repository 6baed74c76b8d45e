import type { StoredStream } from './store/stream-lines.ts'

/** Milliseconds without a report after which an encoder loses its stream; nginx reports every ten seconds. */
export const silentAfter = 30_000
const shortestSilence = 6000

/**
 * Whether nothing is arriving at our own store any more, as after a crash of the receiver. Much sooner known than by a
 * missing report.
 */
export function hasFallenSilent({ parts, connections }: StoredStream, now: number): boolean {
  const connection = connections.at(-1)
  if (!connection) return false
  const last = parts.at(-1)
  const heardAt = Math.max(connection.at, last?.arrivedAt ?? 0)
  return now - heardAt > Math.max(shortestSilence, 1500 * (last?.duration ?? 0) + 2000)
}
