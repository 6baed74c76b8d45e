import type { PlayedRange } from '@upbeat/contract/entities/watch-report'
import type { DayAt } from './club-days.ts'
import { type Span, uncountedParts } from './uncounted-parts.ts'

/** Part of a range, as the ledger stores it. */
export type PlayedPiece = { at: number; playedMs: number; fromSecond: number; toSecond: number; day: string }

/** Later reports are cut, so that the figures of a month ago stand. */
export const oldestMs = 30 * 86_400_000
/** How far a device's clock may be ahead. */
export const clockToleranceMs = 120_000
/** Pieces are short, so that those which overlap a period are found by where they begin. */
export const longestPieceMs = 300_000

type Given = { now: number; timeZone: string; dayAt: DayAt; counted: Span[] }

/**
 * What counts of a reported range: neither the future, nor what is too old, nor what `counted` covers, to which it is
 * added. Cut at the club's midnight.
 */
export function playedPieces(range: PlayedRange, { now, timeZone, dayAt, counted }: Given): PlayedPiece[] {
  const at = Date.parse(range.at)
  const until = at + Math.round(range.playedSeconds * 1000)
  const allowed = { at: Math.max(at, now - oldestMs), until: Math.min(until, now + clockToleranceMs) }
  if (allowed.until <= allowed.at || range.toSecond < range.fromSecond) return []
  const positionAt = (time: number) =>
    range.fromSecond + ((time - at) / (until - at)) * (range.toSecond - range.fromSecond)
  const parts = uncountedParts(allowed, counted)
  counted.push(...parts)
  return parts.flatMap((part) => {
    const pieces: PlayedPiece[] = []
    for (let from = part.at; from < part.until; ) {
      const { day, until: midnight } = dayAt(from, timeZone)
      const to = Math.min(part.until, midnight, from + longestPieceMs)
      pieces.push({ at: from, playedMs: to - from, fromSecond: positionAt(from), toSecond: positionAt(to), day })
      from = to
    }
    return pieces
  })
}
