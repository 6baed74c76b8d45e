import { expect, it } from 'vitest'
import { rangeProblem, soundRange, startAt } from './trailer-range.ts'

it.each([
  ['0:00', '0:30', null],
  ['0:10', '0:11', null],
  ['0:00', '0:30.1', 'length'],
  ['0:10', '0:10.5', 'order'],
  ['0:20', '0:10', 'order'],
  ['', '0:10', 'time'],
  ['0:50', '1:10', 'beyond'],
] as const)('TAKE-15 finds a trailer from %s to %s of a minute: %s', (from, to, problem) => {
  expect(rangeProblem({ from, to }, 60)).toBe(problem)
})

it('returns seconds only for a valid range', () => {
  expect(soundRange({ from: '0:05.5', to: '0:20' }, 60)).toEqual({ from: 5.5, to: 20 })
  expect(soundRange({ from: '0:20', to: '0:05' }, 60)).toBeNull()
})

it("moves the end only if it doesn't fit the new start", () => {
  expect(startAt({ from: '0:00', to: '0:20' }, 12.34, 60)).toEqual({ from: '0:12.3', to: '0:20' })
  expect(startAt({ from: '0:00', to: '0:20' }, 18, 60)).toEqual({ from: '0:18', to: '0:38' })
  expect(startAt({ from: '0:00', to: '0:20' }, 30, 60)).toEqual({ from: '0:30', to: '0:50' })
  expect(startAt({ from: '0:00', to: '0:20' }, 55, 60)).toEqual({ from: '0:55', to: '1:00' })
})
