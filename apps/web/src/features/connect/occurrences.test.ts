import { describe, expect, it } from 'vitest'
import { firstOfEach, groupByDay, occurrencesOf } from './occurrences.ts'
import { makeEvent, startingAt } from './testing/make-event.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const daily = makeEvent({
  id: 'daily',
  schedule: { type: 'daily', availableDate: [], daily_Time: '18:00:00' },
  next_Occurrence_Time: '2026-11-20T18:00:00Z',
  live: null,
})
const single = (id: string, start: string) => makeEvent({ id, ...startingAt(start) })
const starts = (events: Parameters<typeof occurrencesOf>[0], zone = 'UTC') =>
  occurrencesOf(events, now, zone).map(({ event, startsAt }) => `${event.id} ${new Date(startsAt).toISOString()}`)

describe('occurrencesOf', () => {
  it('LIVE-08 LIVE-09 expands daily events to seven days and omits later starts', () => {
    const events = [single('soon', '2026-11-27T09:00:00Z'), single('later', '2026-11-29T09:00:00Z'), daily]
    expect(starts(events)).toEqual([
      ...[20, 21, 22, 23, 24, 25, 26].map((day) => `daily 2026-11-${day}T18:00:00.000Z`),
      'soon 2026-11-27T09:00:00.000Z',
    ])
  })

  it('keeps running events; drops ended ones, recordings and those without a schedule', () => {
    const events = [
      single('runs', '2026-11-20T11:45:00Z'),
      single('over', '2026-11-20T11:00:00Z'),
      makeEvent({ id: 'recording', type: 3 }),
      makeEvent({ id: 'none', schedule: null, live: null }),
    ]
    expect(starts(events)).toEqual(['runs 2026-11-20T11:45:00.000Z'])
  })

  it('counts days in the viewer’s time zone', () => {
    const events = [single('late', '2026-11-20T23:30:00Z')]
    const days = (zone: string) => groupByDay(occurrencesOf(events, now, zone), now, zone).map(({ date }) => date)
    expect(days('UTC')).toEqual(['2026-11-20'])
    expect(days('Asia/Bangkok')).toEqual(['2026-11-21'])
  })

  it("lists both occurrences on a viewer's day with two due to a clock change, and no empty day", () => {
    const change = Date.parse('2026-10-24T12:00:00Z')
    const night = { ...daily, schedule: { type: 'daily' as const, availableDate: [], daily_Time: '23:30:00' } }
    const days = groupByDay(occurrencesOf([night], change, 'Europe/London'), change, 'Europe/London')
    expect(days.map(({ date, occurrences }) => [date, occurrences.length])).toEqual([
      ['2026-10-25', 2],
      ...[26, 27, 28, 29, 30].map((day) => [`2026-10-${day}`, 1]),
    ])
  })

  it('lists an event from before midnight under today', () => {
    const midnight = Date.parse('2026-11-21T00:05:00Z')
    const occurrences = occurrencesOf([single('night', '2026-11-20T23:50:00Z')], midnight, 'UTC')
    expect(groupByDay(occurrences, midnight, 'UTC').map(({ date }) => date)).toEqual(['2026-11-21'])
  })
})

it('firstOfEach keeps the next occurrence of each event', () => {
  const both = occurrencesOf([daily, single('soon', '2026-11-21T09:00:00Z')], now, 'UTC')
  expect(firstOfEach(both).map(({ event }) => event.id)).toEqual(['daily', 'soon'])
})
