import { expect, it } from 'vitest'
import { readMoveTable } from './read-move-table.ts'

const plain = { side: null, round: 1, rounds: 1, kind: 'work' }

it('TAKE-18 reads cells pasted from a spreadsheet', () => {
  const { moves, problems } = readMoveTable('0:00\tWarm-up\n0:30\tLunge\tleft\t3\n1:00\tBreathe\t\t\trest')
  expect(moves).toEqual([
    { ...plain, startSecond: 0, name: 'Warm-up' },
    { ...plain, startSecond: 30, name: 'Lunge', side: 'left', rounds: 3 },
    { ...plain, startSecond: 60, name: 'Breathe', kind: 'rest' },
  ])
  expect(problems).toEqual([])
})

it('TAKE-18 reads a CSV file with headings in any order, quotes and semicolons', () => {
  const { moves } = readMoveTable('\uFEFFÜbung;Zeit;Seite;Runde;Runden\r\n"Kniebeuge; tief";1:05,5;rechts;2;3\r\n')
  expect(moves).toEqual([{ ...plain, startSecond: 65.5, name: 'Kniebeuge; tief', side: 'right', round: 2, rounds: 3 }])
})

it('TAKE-18 reads the end of a move, if there is such a column', () => {
  const { moves } = readMoveTable('Start;End;Move\n0:00;0:20;Squat\n0:30;;Lunge\n1:00;0:10;Plank')
  expect(moves.map(({ endSecond }) => endSecond)).toEqual([20, undefined, undefined])
})

it('reports the lines that are invalid', () => {
  const { moves, problems } = readMoveTable('Time,Move\nsoon,Squat\n\n0:10,\n0:20,Plank')
  expect(moves.map(({ name }) => name)).toEqual(['Plank'])
  expect(problems).toEqual([
    { line: 2, kind: 'time' },
    { line: 4, kind: 'name' },
  ])
})
