import type { EventRow } from './event-row.ts'

/** An event by its id or its tag. */
export function findEvent(rows: readonly EventRow[], id: string): EventRow | null {
  return rows.find((row) => row.id === id) ?? rows.find((row) => row.videoId === id) ?? null
}
