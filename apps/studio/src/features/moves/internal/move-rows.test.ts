import { expect, it } from 'vitest'
import { markMove, movesOf, problemOf, rowsOf } from './move-rows.ts'

const move = { side: null, round: 1, rounds: 1, kind: 'work' as const }
const marked = [
  { ...move, name: 'Squat', startSecond: 0, endSecond: 30 },
  { ...move, name: 'Lunge', side: 'left' as const, startSecond: 30, endSecond: 60 },
]

it('TAKE-18 keeps what it was given, each move ending where the next begins and the last with the video', () => {
  expect(movesOf(rowsOf(marked), 60)).toEqual(marked)
  expect(movesOf(rowsOf(marked), 90).at(-1)?.endSecond).toBe(90)
})

it('TAKE-18 marks a move at the player’s moment, in order of time', () => {
  const rows = markMove(rowsOf(marked), 12.345, 'Plank')
  expect(movesOf(rows, 60).map(({ name, startSecond, endSecond }) => [name, startSecond, endSecond])).toEqual([
    ['Squat', 0, 12.3],
    ['Plank', 12.3, 30],
    ['Lunge', 30, 60],
  ])
  expect(markMove(rows, 12.5, 'Twice')).toBe(rows)
})

it('orders moves by the times that were typed, and ends a last one beyond the video after it begins', () => {
  const [first, second] = rowsOf(marked)
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
  [{ name: ' ' }, 'name'],
  [{ round: 3, rounds: 2 }, 'rounds'],
] as const)('finds a row with %j wrong as %j', (part, problem) => {
  const [row] = rowsOf(marked)
  if (!row) throw new Error('There is one')
  expect(problemOf({ ...row, ...part })).toBe(problem)
})
