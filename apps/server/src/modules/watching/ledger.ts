import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { idOf } from '../activity/id-of.ts'
import { createClubDays } from './club-days.ts'
import { createLedgerMemory, type Remembered } from './ledger-memory.ts'
import { longestPieceMs, type PlayedPiece, playedPieces } from './played-pieces.ts'
import { addedTo, seenKey, sumsOf, type ViewedPiece, viewingsOf } from './sum-pieces.ts'
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
  const memory = createLedgerMemory()

  /** Returns for each report how many milliseconds of it count. */
  async function append(tenantId: string, reports: readonly MemberReport[]): Promise<number[]> {
    const { lengths, revision, remembered } = await db.transaction(async (transaction) => {
      const rows = createWatchRepository(transaction)
      const revision = await rows.lock(tenantId)
      const remembered = memory.take(tenantId, revision)
      const viewers = await viewersOf(rows, remembered, tenantId, reports, makeId)
      const counted = await spansOf(rows, remembered, tenantId, reports, viewers)
      const given = { now: clock.now().getTime(), timeZone: timeZoneOf(tenantId) ?? 'UTC', dayAt }
      const pieces: ViewedPiece[][] = reports.map((report) => {
        const viewerId = viewers.get(report.memberId)
        // Deleted before the first report was stored, or a persona of a preview.
        if (viewerId === undefined) return []
        const spans = counted.get(viewerId) ?? []
        const viewing = { viewerId, viewingId: viewingId(viewerId, report), content: report.content }
        return report.ranges.flatMap((range) =>
          playedPieces(range, { ...given, counted: spans }).map((piece) => ({ ...piece, ...viewing })),
        )
      })
      await write(rows, remembered, tenantId, pieces.flat())
      return { lengths: pieces.map(lengthOf), revision, remembered }
    })
    memory.keep(tenantId, revision, remembered)
    return lengths
  }

  return { append }
}

/** The viewers of the reports' members, by the members' ids. */
async function viewersOf(
  rows: WatchRepository,
  { viewers: known }: Remembered,
  tenantId: string,
  reports: readonly MemberReport[],
  makeId: () => string,
): Promise<Map<string, string>> {
  const memberIds = [...new Set(reports.map(({ memberId }) => memberId))]
  const unknown = memberIds.filter((memberId) => !known.has(memberId))
  if (unknown.length > 0)
    for (const [memberId, viewerId] of await rows.viewersOf(tenantId, unknown, makeId)) known.set(memberId, viewerId)
  const found = new Map<string, string>()
  for (const memberId of memberIds) {
    const viewerId = known.get(memberId)
    if (viewerId !== undefined) found.set(memberId, viewerId)
  }
  return found
}

async function spansOf(
  rows: WatchRepository,
  { ends }: Remembered,
  tenantId: string,
  reports: readonly MemberReport[],
  viewers: ReadonlyMap<string, string>,
): Promise<Map<string, Span[]>> {
  const unknown = [...viewers.values()].filter((viewerId) => !ends.has(viewerId))
  for (const viewerId of unknown) ends.set(viewerId, 0)
  if (unknown.length > 0) for (const { viewerId, end } of await rows.ends(tenantId, unknown)) ends.set(viewerId, end)
  const ofViewers = Map.groupBy(reports, ({ memberId }) => viewers.get(memberId))
  const periods = [...ofViewers].flatMap(([viewerId = '', those]) => {
    const ranges = those.flatMap((report) => report.ranges.map(periodOf))
    // Reports of nobody overlap nothing, and neither do those that begin after the viewer's last piece.
    const mayOverlap = ranges.some(({ at }) => at < (ends.get(viewerId) ?? 0))
    return mayOverlap ? mergedPeriods(ranges).map((period) => ({ viewerId, ...period })) : []
  })
  const spans = new Map<string, Span[]>([...viewers.values()].map((viewerId) => [viewerId, []]))
  if (periods.length === 0) return spans
  for (const { viewerId, ...span } of await rows.counted(tenantId, periods)) spans.get(viewerId)?.push(span)
  return spans
}

async function write(
  rows: WatchRepository,
  remembered: Remembered,
  tenantId: string,
  pieces: readonly ViewedPiece[],
): Promise<void> {
  if (pieces.length === 0) return
  const { ends, viewings: known, seen } = remembered
  const unknown = new Set(pieces.map(({ viewingId }) => viewingId).filter((viewingId) => !known.has(viewingId)))
  if (unknown.size > 0) for (const [id, viewing] of await rows.viewings(tenantId, [...unknown])) known.set(id, viewing)
  const started = pieces.filter(({ viewingId }) => !known.has(viewingId))
  const origins = await rows.origins(
    tenantId,
    started.flatMap(({ content }) => content.origin ?? []),
  )
  const viewings = viewingsOf(pieces, known, origins)
  const unseen = viewings.filter((viewing) => !seen.has(seenKey(viewing)))
  if (unseen.length > 0) for (const row of await rows.seen(tenantId, unseen)) seen.set(seenKey(row), row.seen)
  const sums = sumsOf(pieces, viewings, seen)
  await rows.add(tenantId, sums)

  for (const { viewerId, at, playedMs } of pieces) ends.set(viewerId, Math.max(ends.get(viewerId) ?? 0, at + playedMs))
  for (const row of sums.viewings) known.set(row.viewingId, addedTo(known.get(row.viewingId), row))
  for (const row of sums.seen) seen.set(seenKey(row), row.seen)
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
