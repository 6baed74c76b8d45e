import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { idOf } from '../activity/id-of.ts'
import { createClubDays } from './club-days.ts'
import { longestPieceMs, type PlayedPiece, playedPieces } from './played-pieces.ts'
import { sumsOf, type ViewedPiece, viewingsOf } from './sum-pieces.ts'
import type { Span } from './uncounted-parts.ts'
import type { MemberReport } from './watch-report.ts'
import { createWatchRepository, type WatchRepository } from './watch-repository.ts'

type Parts = {
  db: Database
  clock: Clock
  makeId: () => string
  /** The club's time zone; null if it has set none. */
  timeZoneOf: (tenantId: string) => string | null
}

export type Ledger = ReturnType<typeof createLedger>

/** Appends what members report to the ledger, with its sums, in one transaction. */
export function createLedger({ db, clock, makeId, timeZoneOf }: Parts) {
  const dayAt = createClubDays()

  /** Returns for each report how many milliseconds of it count. */
  async function append(tenantId: string, reports: readonly MemberReport[]): Promise<number[]> {
    return db.transaction(async (transaction) => {
      const rows = createWatchRepository(transaction)
      const viewers = await rows.lockViewers(tenantId, [...new Set(reports.map(({ memberId }) => memberId))], makeId)
      const counted = await spansOf(rows, tenantId, reports, viewers)
      const given = { now: clock.now().getTime(), timeZone: timeZoneOf(tenantId) ?? 'UTC', dayAt }
      const pieces: ViewedPiece[][] = reports.map((report) => {
        const viewerId = viewers.get(report.memberId)
        // Deleted while the request was under way, or a persona of a preview.
        if (viewerId === undefined) return []
        const spans = counted.get(viewerId) ?? []
        const viewing = { viewerId, viewingId: viewingId(viewerId, report), content: report.content }
        return report.ranges.flatMap((range) =>
          playedPieces(range, { ...given, counted: spans }).map((piece) => ({ ...piece, ...viewing })),
        )
      })
      await write(rows, tenantId, pieces.flat())
      return pieces.map(lengthOf)
    })
  }

  return { append }
}

async function spansOf(
  rows: WatchRepository,
  tenantId: string,
  reports: readonly MemberReport[],
  viewers: ReadonlyMap<string, string>,
): Promise<Map<string, Span[]>> {
  const ofViewers = Map.groupBy(reports, ({ memberId }) => viewers.get(memberId))
  const periods = [...ofViewers].flatMap(([viewerId, those]) => {
    const ranges = those.flatMap((report) => report.ranges.map(periodOf))
    return viewerId === undefined ? [] : mergedPeriods(ranges).map((period) => ({ viewerId, ...period }))
  })
  const spans = new Map<string, Span[]>([...viewers.values()].map((viewerId) => [viewerId, []]))
  for (const { viewerId, ...span } of await rows.counted(tenantId, periods)) spans.get(viewerId)?.push(span)
  return spans
}

async function write(rows: WatchRepository, tenantId: string, pieces: readonly ViewedPiece[]): Promise<void> {
  if (pieces.length === 0) return
  const known = await rows.viewings(tenantId, [...new Set(pieces.map((piece) => piece.viewingId))])
  const started = pieces.filter(({ viewingId }) => !known.has(viewingId))
  const origins = await rows.origins(
    tenantId,
    started.flatMap(({ content }) => content.origin ?? []),
  )
  const viewings = viewingsOf(pieces, known, origins)
  const seen = await rows.seen(tenantId, viewings)
  await rows.add(tenantId, sumsOf(pieces, viewings, seen))
}

function periodOf({ at, playedSeconds }: { at: string; playedSeconds: number }): Span {
  return { at: Date.parse(at), until: Date.parse(at) + Math.round(playedSeconds * 1000) }
}

/** Periods that cover these. Those near each other are one, since the pieces that overlap them are found together. */
function mergedPeriods(ranges: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const { at, until } of ranges.toSorted((one, other) => one.at - other.at)) {
    const last = merged.at(-1)
    if (last && at - longestPieceMs <= last.until) last.until = Math.max(last.until, until)
    else merged.push({ at, until })
  }
  return merged
}

function lengthOf(pieces: readonly PlayedPiece[]): number {
  return pieces.reduce((sum, { playedMs }) => sum + playedMs, 0)
}

/** Without the member's id, which the reported id may contain. */
function viewingId(viewerId: string, { watchingId, content: { classTag, eventId } }: MemberReport): string {
  return idOf([viewerId, watchingId, classTag, eventId ?? ''])
}
