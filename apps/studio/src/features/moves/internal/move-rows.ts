import { lengthOf } from '../../../lib/forms/length-of.ts'
import { momentOf, parseMoment } from '../../../lib/i18n/moment.ts'
import type { Move } from '../moves-query.ts'

/** A move being edited, with times as typed. Without its own end it ends where the next one starts. */
export type MoveRow = Pick<Move, 'name' | 'side' | 'round' | 'rounds' | 'kind'> & {
  key: number
  start: string
  end: string
}
type GivenMove = Omit<Move, 'endSecond'> & Partial<Pick<Move, 'endSecond'>>

const leastMoveSeconds = 0.5
let lastKey = 0

export function rowsOf(moves: readonly GivenMove[], durationSecond: number | null): readonly MoveRow[] {
  return moves.map(({ startSecond, endSecond, name, side, round, rounds, kind }, at) => {
    lastKey += 1
    const next = moves[at + 1]?.startSecond ?? durationSecond
    const hasOwnEnd = endSecond !== undefined && next !== null && next - endSecond >= leastMoveSeconds
    const end = hasOwnEnd ? momentOf(endSecond) : ''
    return { key: lastKey, start: momentOf(startSecond), end, name, side, round, rounds, kind }
  })
}

/** Adds a move that starts at this position, sorted by time; none if another has just started. */
export function markMove(rows: readonly MoveRow[], second: number, name: string): readonly MoveRow[] {
  const startSecond = Math.round(second * 10) / 10
  if (rows.some(({ start }) => Math.abs((parseMoment(start) ?? -1) - startSecond) < leastMoveSeconds)) return rows
  // Rows of an earlier visit have its keys.
  lastKey = Math.max(lastKey, ...rows.map(({ key }) => key))
  const made = rowsOf([{ startSecond, name, side: null, round: 1, rounds: 1, kind: 'work' }], null)
  const at = rows.findIndex(({ start }) => (parseMoment(start) ?? 0) > startSecond)
  return rows.toSpliced(at < 0 ? rows.length : at, 0, ...made)
}

/** Why a move can't be saved; null if it can. */
export function problemOf({ start, end, name, round, rounds }: MoveRow): 'time' | 'end' | 'name' | 'rounds' | null {
  const startSecond = parseMoment(start)
  if (startSecond === null) return 'time'
  if (end !== '' && (parseMoment(end) ?? 0) <= startSecond) return 'end'
  if (name.trim() === '') return 'name'
  return round < 1 || round > rounds || rounds > 99 ? 'rounds' : null
}

/** Converts valid rows to moves, sorted and without overlaps. The last one ends with the video, or at its own end. */
export function movesOf(rows: readonly MoveRow[], durationSecond: number | null): Move[] {
  const starts = rows
    .flatMap((row) => {
      const startSecond = parseMoment(row.start)
      return startSecond === null ? [] : [{ row, startSecond }]
    })
    .toSorted((a, b) => a.startSecond - b.startSecond)
  return starts.map(({ row: { key: _key, start: _start, end: typedEnd, ...move }, startSecond }, at) => {
    const next = starts[at + 1]?.startSecond
    const latest = next ?? Math.max(durationSecond ?? 0, startSecond + leastMoveSeconds)
    const endSecond = Math.min(parseMoment(typedEnd) ?? latest, next ?? Number.POSITIVE_INFINITY)
    return { ...move, name: move.name.trim(), startSecond, endSecond }
  })
}

/** The middle of a move, where a picture shows it best. */
export function middleOf({ startSecond, endSecond }: Pick<Move, 'startSecond' | 'endSecond'>): number {
  return (startSecond + endSecond) / 2
}

/** The start and end of a move as text. */
export function spanOf({ startSecond, endSecond }: Move): string {
  return `${lengthOf(startSecond)} – ${lengthOf(endSecond)}`
}
