import { expect, it } from 'vitest'
import { chartShape, highestCount, tableRows } from './chart-shape.ts'

const counts = (...all: number[]) =>
  all.map((count, index) => ({ at: new Date(1_800_000_000_000 + index * 30_000).toISOString(), count }))

it('WEEK-09 draws how many were watching over time, up to the highest number', () => {
  expect(chartShape(counts(0, 5, 10)).line).toBe('M0 120L300 60L600 0')
  expect(chartShape(counts(0, 5, 10)).area).toBe('M0 120L300 60L600 0V120H0Z')
})

it('draws one count, none, and nobody', () => {
  expect(chartShape(counts(3)).line).toBe('M0 0')
  expect(chartShape([])).toEqual({ line: '', area: '' })
  expect(chartShape(counts(0, 0)).line).toBe('M0 120L600 120')
})

it('WEEK-09 sums up a long broadcast in a short table, by the highest count of each interval', () => {
  const rows = tableRows(counts(1, 4, 2, 3, 9, 5, 6), 3)
  expect(rows.map(({ count }) => count)).toEqual([4, 9, 6])
  expect(tableRows(counts(1, 2), 20)).toEqual(counts(1, 2))
  expect(highestCount([])).toBe(0)
})
