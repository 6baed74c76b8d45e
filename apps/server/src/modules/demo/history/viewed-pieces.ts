import { dayMs } from '@upbeat/rules/subscription/billing-period'
import { playedPieces } from '../../watching/played-pieces.ts'
import type { ViewedPiece } from '../../watching/sum-pieces.ts'
import type { WatchedContent } from '../../watching/watch-report.ts'

/** A class watched once from its start on. `at` is in epoch milliseconds. */
export type Viewing = { viewerId: string; viewingId: string; content: WatchedContent; at: number; seconds: number }

/** A viewing as the ledger stores it. */
export function viewedPieces({ at, seconds, ...viewing }: Viewing): ViewedPiece[] {
  const range = { at: new Date(at).toISOString(), fromSecond: 0, toSecond: seconds, playedSeconds: seconds }
  const given = { now: at + seconds * 1000, timeZone: 'UTC', dayAt, counted: [] }
  return playedPieces(range, given).map((piece) => ({ ...piece, ...viewing }))
}

/** The demo's clubs have no time zone, so their days are those of UTC. */
function dayAt(time: number) {
  const day = new Date(time).toISOString().slice(0, 10)
  return { day, until: Date.parse(day) + dayMs }
}
