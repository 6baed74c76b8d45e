import { describe, expect, it } from 'vitest'
import { type EventSchedule, eventStart, rolling, weekly } from './event-schedule.ts'

const seededAt = new Date('2026-03-11T10:00:00Z')
const daily: EventSchedule = { type: 'daily', dailyTime: '21:30:00' }

describe('eventStart', () => {
  it.each([
    ['at seeding', rolling(300, 3600), '10:00:00', '10:05:00'],
    ['while it runs', rolling(300, 3600), '10:34:59', '10:05:00'],
    ['the moment it ends', rolling(300, 3600), '10:35:00', '11:05:00'],
    ['a day and a half later', rolling(300, 3600), '22:34:59', '22:05:00'],
    ['while it lingers as over', rolling(-3600, 14400, 10800), '10:00:00', '09:00:00'],
    ['when it has lingered enough', rolling(-3600, 14400, 10800), '12:30:00', '13:00:00'],
  ])('of a rolling event of 30 minutes, %s', (_, schedule, clock, start) => {
    const now = new Date(`2026-03-11T${clock}Z`)
    expect(eventStart(schedule, 1800, seededAt, now)).toEqual(new Date(`2026-03-11T${start}Z`))
  })

  it.each([
    ['2026-03-11T10:00:00Z', '2026-03-11T06:30:00Z'],
    ['2026-03-11T23:59:59Z', '2026-03-11T06:30:00Z'],
    ['2026-03-12T00:00:00Z', '2026-03-18T06:30:00Z'],
    ['2026-04-09T12:00:00Z', '2026-04-15T06:30:00Z'],
  ])('of a weekly event stays ended for its day, then moves to the next week: %s', (now, start) => {
    const schedule = weekly(0, '06:30', seededAt)
    expect(eventStart(schedule, 1800, seededAt, new Date(now))).toEqual(new Date(start))
  })

  it.each([1, 250, 499, 500, 501, 999])(
    'of a weekly event is on the exact minute, if seeded at .%i of a second',
    (odd) => {
      const odded = new Date(seededAt.getTime() + odd)
      const start = eventStart(weekly(3, '11:00', odded), 2400, odded, odded)
      expect(start.toISOString()).toBe('2026-03-14T11:00:00.000Z')
    },
  )

  it.each([
    ['2026-03-11T10:00:00Z', '2026-03-11T21:30:00Z'],
    ['2026-03-11T21:49:59Z', '2026-03-11T21:30:00Z'],
    ['2026-03-11T21:50:00Z', '2026-03-12T21:30:00Z'],
  ])('of a daily event is today’s until it ends: %s', (now, start) => {
    expect(eventStart(daily, 1200, seededAt, new Date(now))).toEqual(new Date(start))
  })
})
