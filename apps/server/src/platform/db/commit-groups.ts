import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds between two syncs; the first call after a pause doesn't wait. */
const pauseMs = 50

/**
 * Group commit: callers that have written without waiting for the disk wait here until the disk has the data. Calls
 * made during a sync, or in the pause after it, share the next one.
 * @param sync flushes everything committed before the call to the disk
 */
export function createCommitGroups(sync: () => Promise<unknown>): () => Promise<void> {
  let free: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null

  async function begin() {
    // Callers from here on may have committed too late for this sync.
    next = null
    const synced = sync()
    free = synced.catch(() => {}).then(() => delay(pauseMs))
    await synced
  }

  return function settled() {
    next ??= free.then(begin)
    return next
  }
}
