import { lengthOf } from '../../../lib/length-of.ts'
import { momentOf, parseMoment } from '../../../lib/moment.ts'
import type { Move } from '../moves-query.ts'

/** A move while it is edited: its time as it is typed. It ends where the next one begins. */
export type MoveRow = Pick<Move, 'name' | 'side' | 'round' | 'rounds' | 'kind'> & { key: number; start: string }

const leastMoveSeconds = 0.5
let lastKey = 0

export function rowsOf(moves: readonly Omit<Move, 'endSecond'>[]): readonly MoveRow[] {
  return moves.map(({ startSecond, name, side, round, rounds, kind }) => {
    lastKey += 1
    return { key: lastKey, start: momentOf(startSecond), name, side, round, rounds, kind }
  })
}

/** One more move that begins at this moment, among the others in order of time; none where one has just begun. */
export function markMove(rows: readonly MoveRow[], second: number, name: string): readonly MoveRow[] {
  const startSecond = Math.round(second * 10) / 10
  if (rows.some(({ start }) => Math.abs((parseMoment(start) ?? -1) - startSecond) < leastMoveSeconds)) return rows
  const made = rowsOf([{ startSecond, name, side: null, round: 1, rounds: 1, kind: 'work' }])
  const at = rows.findIndex(({ start }) => (parseMoment(start) ?? 0) > startSecond)
  return rows.toSpliced(at < 0 ? rows.length : at, 0, ...made)
}

/** What keeps a move from being saved; null where nothing does. */
export function problemOf({ start, name, round, rounds }: MoveRow): 'time' | 'name' | 'rounds' | null {
  if (parseMoment(start) === null) return 'time'
  if (name.trim() === '') return 'name'
  return round < 1 || round > rounds || rounds > 99 ? 'rounds' : null
}

/** The moves of rows that are sound, in order. The last one ends with the video. */
export function movesOf(rows: readonly MoveRow[], durationSecond: number | null): Move[] {
  const starts = rows
    .flatMap((row) => {
      const startSecond = parseMoment(row.start)
      return startSecond === null ? [] : [{ row, startSecond }]
    })
    .toSorted((a, b) => a.startSecond - b.startSecond)
  return starts.map(({ row: { key: _key, start: _start, ...move }, startSecond }, at) => {
    const end = starts[at + 1]?.startSecond ?? durationSecond ?? 0
    const isLast = at === starts.length - 1
    return {
      ...move,
      name: move.name.trim(),
      startSecond,
      endSecond: isLast ? Math.max(end, startSecond + leastMoveSeconds) : end,
    }
  })
}

/** When the move begins and ends, as people read it. */
export function spanOf({ startSecond, endSecond }: Move): string {
  return `${lengthOf(startSecond)} – ${lengthOf(endSecond)}`
}
