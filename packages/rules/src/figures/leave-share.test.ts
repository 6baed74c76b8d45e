import { expect, it } from 'vitest'
import { leaveShare, moveAt } from './leave-share.ts'

it.each([
  ['a fifth leaves', [50, 40], 0, 0.2],
  ['everybody leaves', [10, 0], 0, 1],
  ['viewers arrive by seeking', [3, 8], 0, 0],
  ['nobody is left to leave', [0, 0], 0, 0],
  ['the end of the class is no leaving', [50, 40], 1, 0],
])('FIG-03 the share that leaves: %s', (_, viewers, index, share) => {
  expect(leaveShare(viewers as number[], index as number)).toBeCloseTo(share as number)
})

it('FIG-03 finds the move at a second', () => {
  const moves = [
    { name: 'Squats', startSecond: 0, endSecond: 30 },
    { name: 'Burpees', startSecond: 40, endSecond: 60 },
  ]
  expect([0, 29, 30, 40, 60].map((second) => moveAt(moves, second)?.name)).toEqual([
    'Squats',
    'Squats',
    undefined,
    'Burpees',
    undefined,
  ])
})
