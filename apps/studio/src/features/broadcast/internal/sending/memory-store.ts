import type { PendingSegment, PieceStore, Run } from './piece-store.ts'

/** Keeps segments until the tab is closed. */
export function createMemoryStore(): PieceStore {
  const runs = new Map<string, Run>()
  const pieces = new Map<string, PendingSegment[]>()
  return {
    async listRuns(eventId) {
      const own = [...runs.values()].filter((run) => run.eventId === eventId)
      return own.toSorted((one, other) => one.startedAt - other.startedAt)
    },
    async saveRun(run) {
      runs.set(run.id, { ...run })
    },
    async removeRun(id) {
      runs.delete(id)
      pieces.delete(id)
    },
    async add(runId, pending) {
      const all = [...(pieces.get(runId) ?? []), pending]
      pieces.set(
        runId,
        all.toSorted((one, other) => one.order - other.order),
      )
    },
    async first(runId) {
      return pieces.get(runId)?.[0] ?? null
    },
    async remove(runId, order) {
      pieces.set(
        runId,
        (pieces.get(runId) ?? []).filter((each) => each.order !== order),
      )
    },
    async lengths(runId) {
      return (pieces.get(runId) ?? []).map(({ segment }) => ({
        rendition: segment.rendition,
        second: segment.durationSecond,
      }))
    },
  }
}
