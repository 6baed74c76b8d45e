import { describe, expect, it } from 'vitest'
import { expandSchedule } from './expand-schedule.ts'
import { formatClock } from './format-clock.ts'
import { hidesControls, liveTitle, showsLiveLabel } from './live-card.ts'
import { calendarDate, dayChips, isInLiveWindow } from './live-days.ts'

const time = (text: string) => Date.parse(text)

describe('formatClock', () => {
  it.each([
    [0, '00:00:00'],
    [65, '00:01:05'],
    [7199.9, '01:59:59'],
    [86_399, '23:59:59'],
    [90_061, '25:01:01'],
    [360_000, '100:00:00'],
    [-5, '00:00:00'],
  ])('%d s are %s', (seconds, expected) => {
    expect(formatClock(seconds)).toBe(expected)
  })
})

describe('live cards', () => {
  it.each([
    ['Morning Ride', 'Morning Ride'],
    ['12345678901234567890', '12345678901234567890'],
    ['123456789012345678901', '12345678901234567890…'],
    ['👩‍👩‍👧'.repeat(21), `${'👩‍👩‍👧'.repeat(20)}…`],
  ])('a title %j shows as %j', (title, expected) => {
    expect(liveTitle(title)).toBe(expected)
  })
  it('label all types but recordings, and hide the controls of broadcasts', () => {
    expect(([1, 2, 3] as const).map(showsLiveLabel)).toEqual([true, true, false])
    expect(([1, 2, 3] as const).map(hidesControls)).toEqual([false, true, false])
  })
})

describe('expandSchedule', () => {
  const daily = { type: 'daily', daily_Time: '18:00:00' }

  it.each([
    ['before today’s', '2026-11-20T12:00:00Z', '2026-11-20T18:00:00Z'],
    ['while today’s runs', '2026-11-20T18:29:59Z', '2026-11-20T18:00:00Z'],
    ['after today’s', '2026-11-20T18:30:00Z', '2026-11-21T18:00:00Z'],
  ])('a daily event %s has seven daily occurrences', (_, now, first) => {
    const starts = expandSchedule(daily, 1800, time(now))
    expect(starts).toHaveLength(7)
    expect(starts[0]).toBe(time(first))
    expect(starts[6]).toBe(time(first) + 6 * 86_400_000)
  })
  it('treats a missing duration as 0', () => {
    expect(expandSchedule(daily, Number.NaN, time('2026-11-20T18:00:00Z'))[0]).toBe(time('2026-11-21T18:00:00Z'))
  })
  it('includes one that runs past midnight', () => {
    const starts = expandSchedule({ type: 'daily', daily_Time: '23:30:00' }, 3600, time('2026-11-21T00:10:00Z'))
    expect(starts[0]).toBe(time('2026-11-20T23:30:00Z'))
  })
  it('keeps its UTC hour across a daylight saving change', () => {
    const starts = expandSchedule(daily, 1800, time('2026-10-23T00:00:00Z'))
    expect(starts.map((start) => new Date(start).getUTCHours())).toEqual(Array(7).fill(18))
  })
  it.each([
    ['in the future', '2026-11-22T10:00:00Z', 1],
    ['running', '2026-11-20T11:45:00Z', 1],
    ['over', '2026-11-20T11:00:00Z', 0],
    ['unreadable', 'soon', 0],
  ])('a single event %s', (_, date, count) => {
    const schedule = { type: 'single', availableDate: [date, '2026-12-24T10:00:00Z'] }
    expect(expandSchedule(schedule, 1800, time('2026-11-20T12:00:00Z'))).toHaveLength(count)
  })
  it.each([
    { type: 'single' },
    { type: 'daily' },
    { type: 'daily', daily_Time: '25:00:00' },
    { type: 'daily', daily_Time: 'x' },
  ])('expands %j to nothing', (schedule) => {
    expect(expandSchedule(schedule, 1800, 0)).toEqual([])
  })
})

describe('days', () => {
  const now = time('2026-11-20T23:30:00Z')

  it('are calendar days in the viewer’s zone', () => {
    expect(calendarDate(now, 'UTC')).toBe('2026-11-20')
    expect(calendarDate(now, 'Asia/Bangkok')).toBe('2026-11-21')
    expect(calendarDate(now, 'America/Los_Angeles')).toBe('2026-11-20')
  })

  it('make eight chips; those without events have count 0', () => {
    const chips = dayChips(
      now,
      [time('2026-11-20T18:00:00Z'), time('2026-11-21T01:00:00Z'), time('2026-11-27T10:00:00Z')],
      'UTC',
    )
    expect(chips.map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ])
    expect(chips.map(({ eventCount }) => eventCount)).toEqual([1, 1, 0, 0, 0, 0, 0, 1])
    expect(chips.map(({ isToday }) => isToday)).toEqual([true, ...Array(7).fill(false)])
  })

  it('are eight distinct days across a daylight saving change', () => {
    const dates = dayChips(time('2026-10-24T22:30:00Z'), [], 'Europe/London').map(({ date }) => date)
    expect(new Set(dates).size).toBe(8)
    expect(dates.at(-1)).toBe('2026-10-31')
  })

  it.each([
    ['2026-11-20T00:00:00Z', true],
    ['2026-11-19T23:59:59Z', false],
    ['2026-11-27T23:59:59Z', true],
    ['2026-11-28T00:00:00Z', false],
    ['2026-11-29T18:00:00Z', false],
  ])('a start at %s is in the window: %s', (start, expected) => {
    expect(isInLiveWindow(time(start), now, 'UTC')).toBe(expected)
  })
})
