import { describe, expect, it } from 'vitest'
import { dailyTime } from './daily-time.ts'
import type { EventTime } from './event-time.ts'
import { occurrenceId, readOccurrenceId } from './occurrence-id.ts'
import { planOccurrences } from './plan-occurrences.ts'
import { type Recurrence, recurrenceRule } from './recurrence.ts'

const daily: Recurrence = { frequency: 'daily', interval: 1, weekdays: [], end: null }
const time: EventTime = { localStart: '2026-11-20T18:30:00', timeZone: 'UTC', recurrence: daily, exceptions: [] }

describe('an RRULE', () => {
  it.each<[Recurrence, string]>([
    [daily, 'FREQ=DAILY;INTERVAL=1'],
    [{ ...daily, interval: 2, end: { count: 10 } }, 'FREQ=DAILY;INTERVAL=2;COUNT=10'],
    [{ ...daily, frequency: 'weekly' }, 'FREQ=WEEKLY;INTERVAL=1;WKST=MO'],
    [
      { frequency: 'weekly', interval: 1, weekdays: ['SU', 'MO'], end: { until: '2026-12-31' } },
      'FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=MO,SU;UNTIL=20261231T235959Z',
    ],
  ])('of %o is %s', (recurrence, rule) => {
    expect(recurrenceRule(recurrence)).toBe(rule)
  })
})

describe('the occurrences on given dates', () => {
  const resolve = (local: string) => ({ startsAt: Date.parse(`${local}Z`), clockChange: 'once' as const })

  it('are sorted by start, without cancelled ones and with moved ones at their new time', () => {
    const exceptions = [
      { kind: 'cancelled' as const, date: '2026-11-21' },
      { kind: 'moved' as const, date: '2026-11-20', localStart: '2026-11-23T07:00:00' },
    ]
    const dates = ['2026-11-20', '2026-11-21', '2026-11-22']
    expect(
      planOccurrences({ ...time, exceptions }, dates, resolve).map(({ date, startsAt }) => [date, startsAt]),
    ).toEqual([
      ['2026-11-22', Date.parse('2026-11-22T18:30:00Z')],
      ['2026-11-20', Date.parse('2026-11-23T07:00:00Z')],
    ])
  })
})

describe('the UTC time of day', () => {
  it.each<[string, Partial<EventTime>, string | null]>([
    ['every day in UTC', {}, '18:30:00'],
    ['every day elsewhere', { timeZone: 'Europe/London' }, null],
    ['once', { recurrence: null }, null],
    ['every other day', { recurrence: { ...daily, interval: 2 } }, null],
    ['for some days', { recurrence: { ...daily, end: { count: 3 } } }, null],
    ['weekly', { recurrence: { ...daily, frequency: 'weekly' } }, null],
    ['with an exception', { exceptions: [{ kind: 'cancelled', date: '2026-11-21' }] }, null],
  ])('of an event that takes place %s is %s', (_, changes, expected) => {
    expect(dailyTime({ ...time, ...changes })).toBe(expected)
  })
})

describe('the id of an occurrence', () => {
  it('contains its series and date', () => {
    expect(occurrenceId('ride.2', '2026-11-20')).toBe('ride.2.2026-11-20')
    expect(readOccurrenceId('ride.2.2026-11-20')).toEqual({ seriesId: 'ride.2', date: '2026-11-20' })
    expect(['ride', '2026-11-20', 'ride.2026-1-2', ''].map(readOccurrenceId)).toEqual([null, null, null, null])
  })
})
