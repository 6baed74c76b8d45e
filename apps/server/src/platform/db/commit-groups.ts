import { setTimeout as delay } from 'node:timers/promises'

/** Between two syncs. One that finds nothing under way doesn't wait at all. */
const pauseMs = 50

/**
 * Commits in groups: who has written without waiting for the disk asks here, and is answered once the disk has it. All who ask during a sync,
 * or in the pause after it, share the next one.
 * @param sync brings everything that is committed when it is called to the disk
 */
export function createCommitGroups(sync: () => Promise<unknown>): () => Promise<void> {
  let free: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null

  async function begin() {
    // Who asks from here on may have committed too late for this sync.
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
