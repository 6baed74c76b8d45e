import type { schema } from '../../platform/db/database.ts'

/** `broadcastStarts`: the occurrences broadcast by the club's encoder, in epoch milliseconds. */
export type EventRow = typeof schema.liveEvent.$inferSelect & { broadcastStarts: number[] }
