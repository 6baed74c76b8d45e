import type { EventTime } from '@upbeat/rules/schedule/event-time'
import { type Recurrence, recurrenceRule, weekdays } from '@upbeat/rules/schedule/recurrence'
import { recurrenceDates } from '@upbeat/rules/schedule/recurrence-dates'
import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { describe, expect, it } from 'vitest'
import { expandSeries, occurrenceOn } from './expand-series.ts'
import { resolveLocalTime } from './resolve-local-time.ts'

const minute = 60_000
const day = 86_400_000
const weekly: Recurrence = { frequency: 'weekly', interval: 1, weekdays: ['TU'], end: null }
const spinning = {
  localStart: '2026-01-06T18:00:00',
  timeZone: 'Europe/Berlin',
  recurrence: weekly,
  exceptions: [],
} satisfies EventTime
const zones = [
  'Europe/Berlin',
  'Europe/London',
  'Europe/Lisbon',
  'Europe/Chisinau',
  'Atlantic/Azores',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Jerusalem',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Bangkok',
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'America/Santiago',
]
const year = { from: Date.parse('2026-01-01'), until: Date.parse('2027-01-01') }

describe('a series', () => {
  it('WEEK-03 starts at the same local time on both sides of both clock changes', () => {
    const starts = expandSeries(spinning, year).map(({ startsAt }) => new Date(startsAt).toISOString())
    expect(starts).toHaveLength(52)
    expect(starts).toEqual(
      expect.arrayContaining([
        '2026-03-24T17:00:00.000Z',
        '2026-03-31T16:00:00.000Z',
        '2026-10-20T16:00:00.000Z',
        '2026-10-27T17:00:00.000Z',
      ]),
    )
  })

  it.each<[string, Partial<Recurrence>, string[]]>([
    ['every day', { frequency: 'daily' }, ['2026-01-06', '2026-01-07', '2026-01-08', '2026-01-09']],
    ['every second day', { frequency: 'daily', interval: 2 }, ['2026-01-06', '2026-01-08', '2026-01-10', '2026-01-12']],
    ['on two weekdays', { weekdays: ['SU', 'TU'] }, ['2026-01-06', '2026-01-11', '2026-01-13', '2026-01-18']],
    ['on the weekday of its start', { weekdays: [] }, ['2026-01-06', '2026-01-13', '2026-01-20', '2026-01-27']],
    [
      'on two weekdays of every third week',
      { interval: 3, weekdays: ['MO', 'WE'] },
      ['2026-01-07', '2026-01-26', '2026-01-28', '2026-02-16'],
    ],
    ['until a day, inclusive', { end: { until: '2026-01-13' } }, ['2026-01-06', '2026-01-13']],
    ['three times', { end: { count: 3 } }, ['2026-01-06', '2026-01-13', '2026-01-20']],
  ])('WEEK-03 takes place %s', (_, recurrence, dates) => {
    const occurrences = expandSeries({ ...spinning, recurrence: { ...weekly, ...recurrence } }, year)
    expect(occurrences.slice(0, 4).map(({ date }) => date)).toEqual(dates)
  })

  it('leaves out cancelled occurrences and has moved ones at their new time, with their old date', () => {
    const changed: EventTime['exceptions'] = [
      { kind: 'cancelled', date: '2026-01-13' },
      { kind: 'moved', date: '2026-01-20', localStart: '2026-06-20T09:30:00' },
      { kind: 'moved', date: '2026-01-21', localStart: '2026-06-21T09:30:00' },
    ]
    const series = { ...spinning, exceptions: changed }
    const in2026 = (from: string, until: string) =>
      expandSeries(series, { from: Date.parse(from), until: Date.parse(until) })
    expect(in2026('2026-01-01', '2026-01-31').map(({ date }) => date)).toEqual(['2026-01-06', '2026-01-27'])
    expect(in2026('2026-06-19', '2026-06-23')).toEqual([
      { date: '2026-01-20', startsAt: Date.parse('2026-06-20T07:30:00Z'), clockChange: 'once' },
    ])
    expect(occurrenceOn(series, '2026-01-20')?.startsAt).toBe(Date.parse('2026-06-20T07:30:00Z'))
    expect(['2026-01-13', '2026-01-14', '2026-13-40'].map((date) => occurrenceOn(series, date))).toEqual([
      null,
      null,
      null,
    ])
  })

  it('counts cancelled occurrences', () => {
    const recurrence = { ...weekly, end: { count: 3 } }
    const exceptions = [{ kind: 'cancelled' as const, date: '2026-01-13' }]
    expect(expandSeries({ ...spinning, recurrence, exceptions }, year)).toHaveLength(2)
  })
})

describe('a recurrence', () => {
  it('WEEK-03 has the dates that another implementation of RFC 5545 finds', () => {
    const date = fc
      .integer({ min: 0, max: 60 })
      .map((day) => new Date(year.from + day * day).toISOString().slice(0, 10))
    const end = fc.oneof(
      fc.constant(null),
      fc.integer({ min: 1, max: 30 }).map((count) => ({ count })),
      fc.integer({ min: 0, max: 200 }).map((days) => ({
        until: new Date(year.from + days * day).toISOString().slice(0, 10),
      })),
    )
    fc.assert(
      fc.property(
        date,
        fc.constantFrom<Recurrence['frequency']>('daily', 'weekly'),
        fc.integer({ min: 1, max: 4 }),
        fc.uniqueArray(fc.constantFrom(...weekdays)),
        end,
        (first, frequency, interval, days, last) => {
          const recurrence: Recurrence = { frequency, interval, weekdays: frequency === 'daily' ? [] : days, end: last }
          const start = `DTSTART:${first.replaceAll('-', '')}T000000Z`
          const rule = new RRuleTemporal({ rruleString: `${start}\nRRULE:${recurrenceRule(recurrence)}` })
          const expected = rule
            .between(new Date('2026-02-10'), new Date('2026-06-30'), true)
            .map(({ epochMilliseconds }) => new Date(epochMilliseconds).toISOString().slice(0, 10))
          const series = { localStart: `${first}T18:00:00`, recurrence }
          expect(recurrenceDates(series, '2026-02-10', '2026-06-30')).toEqual(expected)
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('a local time', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29T02:30:00', '2026-03-29T01:30:00Z', 'skipped'],
    ['Europe/Berlin', '2026-10-25T02:30:00', '2026-10-25T00:30:00Z', 'twice'],
    ['Australia/Lord_Howe', '2026-10-04T02:15:00', '2026-10-03T15:45:00Z', 'skipped'],
    ['Australia/Lord_Howe', '2026-04-05T01:45:00', '2026-04-04T14:45:00Z', 'twice'],
    ['America/Santiago', '2026-09-06T00:00:00', '2026-09-06T04:00:00Z', 'skipped'],
    ['Europe/Berlin', '2026-03-29T03:00:00', '2026-03-29T01:00:00Z', 'once'],
  ])('in %s, %s is %s (%s)', (zone, local, moment, clockChange) => {
    expect(resolveLocalTime(local, zone)).toEqual({ startsAt: Date.parse(moment), clockChange })
  })
})

describe.each(zones)('a year in %s', (zone) => {
  it('has the occurrences that the wall clock shows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1439 }),
        fc.constantFrom<Recurrence['frequency']>('daily', 'weekly'),
        fc.integer({ min: 1, max: 3 }),
        fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
        (timeOfDay, frequency, interval, days) => {
          const first = Date.parse('2025-12-29T00:00:00Z') + timeOfDay * minute
          const recurrence: Recurrence = { frequency, interval, weekdays: days, end: null }
          const localStart = new Date(first).toISOString().slice(0, 19)
          const series = { localStart, timeZone: zone, recurrence, exceptions: [] }
          const expected = localTimes(first, recurrence).map((local) => momentOf(local, zone))
          const inYear = expected.filter(({ startsAt }) => startsAt >= year.from && startsAt < year.until)
          expect(expandSeries(series, year).map(({ startsAt, clockChange }) => ({ startsAt, clockChange }))).toEqual(
            inYear,
          )
        },
      ),
      { numRuns: 8 },
    )
  })
})

/** The local starts from a Monday on, for 54 weeks, as if they were in UTC. */
function localTimes(first: number, { frequency, interval, weekdays: days }: Recurrence): number[] {
  return Array.from({ length: 54 * 7 }, (_, index) => index)
    .filter((index) =>
      frequency === 'daily'
        ? index % interval === 0
        : Math.floor(index / 7) % interval === 0 && days.includes(weekdays[index % 7] ?? 'MO'),
    )
    .map((index) => first + index * day)
}

/** The moment at which clocks in a zone show a local time: the first, or after a gap, the one by the offset before it. */
function momentOf(local: number, zone: string) {
  const before = wallClock(local - day, zone) - (local - day)
  const after = wallClock(local + day, zone) - (local + day)
  const shown = [...new Set([local - before, local - after])].filter((moment) => wallClock(moment, zone) === local)
  const startsAt = shown.length === 0 ? local - before : Math.min(...shown)
  return { startsAt, clockChange: shown.length === 0 ? 'skipped' : shown.length === 1 ? 'once' : 'twice' }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** What clocks in a zone show at a moment, as if it were in UTC. */
function wallClock(moment: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  formats.set(zone, format)
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`)
}
