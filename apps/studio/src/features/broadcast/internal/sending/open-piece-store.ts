import { openIndexedStore } from './indexed-store.ts'
import { createMemoryStore } from './memory-store.ts'
import type { PieceStore } from './piece-store.ts'

/** The store that lasts longest here. What doesn't fit on the disk is kept in memory. */
export async function openPieceStore(): Promise<PieceStore> {
  const memory = createMemoryStore()
  try {
    return overflowing(await openIndexedStore(), memory)
  } catch {
    return memory
  }
}

/** Puts into `rest` what `store` refuses, e.g. since the disk is full. */
export function overflowing(store: PieceStore, rest: PieceStore): PieceStore {
  return {
    ...store,
    saveRun: (run) => store.saveRun(run).catch(() => {}),
    async removeRun(id) {
      await Promise.all([store.removeRun(id), rest.removeRun(id)])
    },
    add: (runId, pending) => store.add(runId, pending).catch(() => rest.add(runId, pending)),
    async first(runId) {
      const [kept, left] = await Promise.all([store.first(runId), rest.first(runId)])
      if (kept && left) return kept.order < left.order ? kept : left
      return kept ?? left
    },
    async remove(runId, order) {
      await Promise.all([store.remove(runId, order), rest.remove(runId, order)])
    },
    async lengths(runId) {
      return (await Promise.all([store.lengths(runId), rest.lengths(runId)])).flat()
    },
  }
}
