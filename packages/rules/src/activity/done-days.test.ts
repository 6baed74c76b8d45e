import { describe, expect, it } from 'vitest'
import { doneByDay, minutesByCategory } from './done-days.ts'

const at = (creationDate: string, classCategory: number | null = 1009, minutes = 20) => ({
  creationDate,
  classCategory,
  durationSeconds: minutes * 60,
})

describe('doneByDay', () => {
  const late = at('2026-11-24T23:30:00Z')
  const noon = at('2026-11-24T12:00:00Z')
  const before = at('2026-11-20T12:00:00Z')

  it('groups by day and keeps the order', () => {
    expect(doneByDay([late, noon, before], 'Europe/London')).toEqual([
      { date: '2026-11-24', done: [late, noon] },
      { date: '2026-11-20', done: [before] },
    ])
    expect(doneByDay([], 'Europe/London')).toEqual([])
  })

  it('uses the days of the given time zone', () => {
    expect(doneByDay([late, noon], 'Asia/Tokyo').map(({ date }) => date)).toEqual(['2026-11-25', '2026-11-24'])
  })
})

describe('minutesByCategory', () => {
  it('sums each category, largest first', () => {
    const day = '2026-11-24T12:00:00Z'
    expect(
      minutesByCategory([at(day, 1001, 10), at(day, 1009), at(day, 1001, 30), at(day, null), at(day, 1002, 0)]),
    ).toEqual([
      { category: 1001, minutes: 40 },
      { category: 1009, minutes: 20 },
    ])
  })
})
