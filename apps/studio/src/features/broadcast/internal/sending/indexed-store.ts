import type { PendingSegment, PieceStore, Run } from './piece-store.ts'

type Row = PendingSegment & { runId: string }

/**
 * Keeps segments in IndexedDB, also when the tab is closed.
 * @throws Error if the browser doesn't let it, e.g. in a private window of some.
 */
export async function openIndexedStore(): Promise<PieceStore> {
  const database = await open()
  const use = <T>(store: 'runs' | 'pieces', mode: IDBTransactionMode, work: (all: IDBObjectStore) => IDBRequest<T>) =>
    done(work(database.transaction(store, mode).objectStore(store)))
  const rowsOf = (runId: string) => IDBKeyRange.bound([runId, 0], [runId, Number.MAX_SAFE_INTEGER])

  return {
    async listRuns(eventId) {
      const all = await use<Run[]>('runs', 'readonly', (runs) => runs.getAll())
      return all.filter((run) => run.eventId === eventId).toSorted((one, other) => one.startedAt - other.startedAt)
    },
    async saveRun(run) {
      await use('runs', 'readwrite', (runs) => runs.put(run))
    },
    async removeRun(id) {
      await use('pieces', 'readwrite', (pieces) => pieces.delete(rowsOf(id)))
      await use('runs', 'readwrite', (runs) => runs.delete(id))
    },
    async add(runId, pending) {
      await use('pieces', 'readwrite', (pieces) => pieces.put({ runId, ...pending } satisfies Row))
    },
    async first(runId) {
      const cursor = await use('pieces', 'readonly', (pieces) => pieces.openCursor(rowsOf(runId)))
      if (!cursor) return null
      const { order, segment } = cursor.value as Row
      return { order, segment }
    },
    async remove(runId, order) {
      await use('pieces', 'readwrite', (pieces) => pieces.delete([runId, order]))
    },
    async lengths(runId) {
      const rows = await use<Row[]>('pieces', 'readonly', (pieces) => pieces.getAll(rowsOf(runId)))
      return rows.map(({ segment }) => ({ rendition: segment.rendition, second: segment.durationSecond }))
    },
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('upbeat-broadcast', 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('runs', { keyPath: 'id' })
    request.result.createObjectStore('pieces', { keyPath: ['runId', 'order'] })
  }
  return done(request)
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'))
  })
}
