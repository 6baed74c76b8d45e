import { describe, expect, it } from 'vitest'
import { weekOf } from './week.ts'
import { firstWeekday } from './week-start.ts'

const london = { timeZone: 'Europe/London', firstDay: 1 } as const
const at = (creationDate: string, minutes = 20) => ({ creationDate, durationSeconds: minutes * 60 })
/** Wednesday afternoon. */
const now = Date.parse('2026-11-25T15:00:00Z')

describe('firstWeekday', () => {
  it.each([
    ['en-gb', 1],
    ['en-us', 0],
    ['de', 1],
    ['ar', 6],
    ['he', 0],
    ['pt', 0],
    ['zh-hk', 0],
    ['fr-ch', 1],
  ])('%s: %i', (locale, day) => {
    expect(firstWeekday(locale)).toBe(day)
  })
})

describe('weekOf', () => {
  it('returns seven days from the first day of the week, each with its activities', () => {
    const { days } = weekOf(
      [at('2026-11-25T08:00:00Z'), at('2026-11-25T09:00:00Z', 10), at('2026-11-23T09:00:00Z')],
      now,
      london,
    )
    expect(days.map(({ date }) => date.slice(8))).toEqual(['23', '24', '25', '26', '27', '28', '29'])
    expect(days.map(({ minutes }) => minutes)).toEqual([20, 0, 30, 0, 0, 0, 0])
    expect(days[2]).toEqual({ date: '2026-11-25', isToday: true, isFuture: false, minutes: 30, classes: 2 })
    expect(days[3]).toMatchObject({ isToday: false, isFuture: true })
  })

  it.each([
    [0, '2026-11-22'],
    [1, '2026-11-23'],
    [6, '2026-11-21'],
  ] as const)('starts on weekday %i', (firstDay, date) => {
    expect(weekOf([], now, { ...london, firstDay }).days[0]?.date).toBe(date)
  })

  it('counts by the days of the time zone', () => {
    const late = at('2026-11-22T23:30:00Z')
    expect(weekOf([late], now, london).classes).toBe(0)
    expect(weekOf([late], now, { ...london, timeZone: 'Asia/Riyadh' }).days[0]?.classes).toBe(1)
  })

  it('returns seven dates across a daylight saving change', () => {
    const { days } = weekOf([], Date.parse('2026-10-25T23:30:00Z'), london)
    expect(days.map(({ date }) => date.slice(5))).toEqual([
      '10-19',
      '10-20',
      '10-21',
      '10-22',
      '10-23',
      '10-24',
      '10-25',
    ])
  })

  it('sums the minutes that the cards show', () => {
    const halves = [at('2026-11-23T09:00:00Z', 1.5), at('2026-11-23T10:00:00Z', 1.5)]
    expect(weekOf(halves, now, london)).toMatchObject({ minutes: 4, classes: 2 })
    expect(weekOf([{ creationDate: '2026-11-23T09:00:00Z', durationSeconds: null }], now, london)).toMatchObject({
      minutes: 0,
      classes: 1,
    })
  })

  it.each([
    ['nothing', [], 0],
    ['this week', ['2026-11-24'], 1],
    ['last week only', ['2026-11-19'], 1],
    ['this, last and the week before', ['2026-11-24', '2026-11-22', '2026-11-09'], 3],
    ['a gap', ['2026-11-24', '2026-11-10'], 1],
    ['two weeks ago only', ['2026-11-12'], 0],
    ['across the change of the clocks', ['2026-11-18', '2026-11-11', '2026-11-04', '2026-10-28', '2026-10-21'], 5],
  ])('weeks in a row: %s', (_, dates, streak) => {
    expect(
      weekOf(
        dates.map((date) => at(`${date}T12:00:00Z`)),
        now,
        london,
      ).streak,
    ).toBe(streak)
  })
})
