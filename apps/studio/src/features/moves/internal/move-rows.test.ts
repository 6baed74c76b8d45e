import { expect, it } from 'vitest'
import { markMove, movesOf, problemOf, rowsOf } from './move-rows.ts'

const move = { side: null, round: 1, rounds: 1, kind: 'work' as const }
const marked = [
  { ...move, name: 'Squat', startSecond: 0, endSecond: 30 },
  { ...move, name: 'Lunge', side: 'left' as const, startSecond: 30, endSecond: 60 },
]

it('TAKE-18 round-trips moves, each ending where the next starts and the last with the video', () => {
  expect(movesOf(rowsOf(marked, 60), 60)).toEqual(marked)
  expect(movesOf(rowsOf(marked, 60), 90).at(-1)?.endSecond).toBe(90)
})

it('TAKE-18 keeps a gap after a move, until another move starts in it', () => {
  const [squat, lunge] = marked
  if (!squat || !lunge) throw new Error('There are two')
  const withGaps = [
    { ...squat, endSecond: 20 },
    { ...lunge, endSecond: 50 },
  ]
  const rows = rowsOf(withGaps, 60)
  expect(movesOf(rows, 60)).toEqual(withGaps)
  const ends = movesOf(markMove(rows, 15, 'Plank'), 60).map(({ endSecond }) => endSecond)
  expect(ends).toEqual([15, 30, 50])
})

it('TAKE-18 adds a move at the player’s position, sorted by time', () => {
  const rows = markMove(rowsOf(marked, 60), 12.345, 'Plank')
  expect(movesOf(rows, 60).map(({ name, startSecond, endSecond }) => [name, startSecond, endSecond])).toEqual([
    ['Squat', 0, 12.3],
    ['Plank', 12.3, 30],
    ['Lunge', 30, 60],
  ])
  expect(markMove(rows, 12.5, 'Twice')).toBe(rows)
})

it('sorts moves by typed times, and ends a last move beyond the video after its start', () => {
  const [first, second] = rowsOf(marked, 60)
  if (!first || !second) throw new Error('There are two')
  const moves = movesOf([{ ...first, start: '2:00' }, second], 60)
  expect(moves.map(({ name, endSecond }) => [name, endSecond])).toEqual([
    ['Lunge', 120],
    ['Squat', 120.5],
  ])
})

it.each([
  [{}, null],
  [{ start: 'x' }, 'time'],
  [{ end: '0:20' }, null],
  [{ end: '0:00' }, 'end'],
  [{ end: 'later' }, 'end'],
  [{ name: ' ' }, 'name'],
  [{ round: 3, rounds: 2 }, 'rounds'],
] as const)('finds a row with %j wrong as %j', (part, problem) => {
  const [row] = rowsOf(marked, 60)
  if (!row) throw new Error('There is one')
  expect(problemOf({ ...row, ...part })).toBe(problem)
})
