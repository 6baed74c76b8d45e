import { describe, expect, it } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'
import { lastOccurrence } from './last-occurrence.ts'
import { isInLiveWindow } from './live-days.ts'
import { isLinkReady, scheduledStatus } from './scheduled-status.ts'
import { isInServedWindow, shownOccurrence } from './shown-occurrence.ts'

const time = (text: string) => Date.parse(text)
const noon = time('2026-11-20T12:00:00Z')
const minute = 60_000

describe('shownOccurrence', () => {
  const single = (date: string) => ({ type: 'single', availableDate: [date] })

  it.each([
    ['2026-11-20T13:00:00Z', 'upcoming'],
    ['2026-11-20T12:00:00Z', 'running'],
    ['2026-11-20T11:30:01Z', 'running'],
    ['2026-11-20T11:30:00Z', 'over'],
    ['2026-11-18T11:30:00Z', 'over'],
  ])('of a single event of half an hour at %s is %s', (date, phase) => {
    const endsAt = time(date) + 30 * minute
    expect(shownOccurrence(single(date), 1800, noon)).toEqual({ startsAt: time(date), endsAt, phase })
  })

  it('of a daily event is the running one, else the next', () => {
    const daily = { type: 'daily', daily_Time: '11:40:00' }
    expect(shownOccurrence(daily, 1800, noon)).toMatchObject({
      startsAt: time('2026-11-20T11:40:00Z'),
      phase: 'running',
    })
    expect(shownOccurrence(daily, 600, noon)).toMatchObject({
      startsAt: time('2026-11-21T11:40:00Z'),
      phase: 'upcoming',
    })
  })

  it('is null for a schedule without a time', () => {
    expect(shownOccurrence({ type: 'single' }, 1800, noon)).toBeNull()
    expect(shownOccurrence({ type: 'daily', daily_Time: 'noon' }, 1800, noon)).toBeNull()
  })
})

describe('lastOccurrence', () => {
  const daily = { type: 'daily', daily_Time: '11:40:00' }

  it('of a daily event is the one before the next, and none while one runs', () => {
    const startsAt = time('2026-11-20T11:40:00Z')
    const last = { startsAt, endsAt: startsAt + 10 * minute, phase: 'over' }
    expect(lastOccurrence(daily, 600, noon)).toEqual(last)
    expect(lastOccurrence(daily, 600, startsAt + 1440 * minute - 1)).toEqual(last)
    expect(lastOccurrence(daily, 600, startsAt + 1440 * minute)).toBeNull()
    expect(lastOccurrence(daily, 1800, noon)).toBeNull()
  })

  it('is null for a single event, or one without a time', () => {
    expect(lastOccurrence({ type: 'single', availableDate: ['2026-11-20T11:00:00Z'] }, 600, noon)).toBeNull()
    expect(lastOccurrence({ type: 'daily', daily_Time: 'noon' }, 600, noon)).toBeNull()
  })
})

describe('the served window', () => {
  it.each([
    ['of yesterday', '2026-11-19T20:00:00Z', false],
    ['that ran past midnight', '2026-11-19T23:45:00Z', true],
    ['over today', '2026-11-20T00:05:00Z', true],
    ['in seven days', '2026-11-27T23:59:00Z', true],
    ['in seven days where it is tomorrow already', '2026-11-28T11:59:59Z', true],
    ['in eight days everywhere', '2026-11-28T12:00:00Z', false],
    ['in nine days', '2026-11-29T12:00:00Z', false],
  ])('contains an event %s: %s %s', (_, date, expected) => {
    const occurrence = shownOccurrence({ type: 'single', availableDate: [date] }, 1800, noon)
    expect(occurrence && isInServedWindow(occurrence, noon)).toBe(expected)
  })

  it.each(['Pacific/Kiritimati', 'Asia/Bangkok', 'Europe/London', 'America/Los_Angeles', 'Etc/GMT+12'])(
    'LIVE-08 contains every event of the day chips in %s, at any time of day',
    (zone) => {
      const hour = 60 * minute
      for (let now = noon; now < noon + 24 * hour; now += 5 * hour) {
        for (let startsAt = now + 167 * hour; startsAt < now + 194 * hour; startsAt += hour) {
          if (!isInLiveWindow(startsAt, now, zone)) continue
          expect(isInServedWindow({ startsAt, endsAt: startsAt + hour, phase: 'upcoming' }, now)).toBe(true)
        }
      }
    },
  )
})

describe('the status of a scheduled event', () => {
  const event = { startsAt: noon - 5 * minute, endsAt: noon + 25 * minute, now: noon }

  it('LIVE-17 is streaming from active time to active time plus duration, unavailable before and after', () => {
    const at = (now: number) => scheduledStatus({ ...event, hasLink: true, now })
    expect([event.startsAt - 1, event.startsAt, noon, event.endsAt - 1, event.endsAt].map(at)).toEqual([
      'unavailable',
      'streaming',
      'streaming',
      'streaming',
      'unavailable',
    ])
  })

  it('LIVE-18 is awaiting in that time while there is no link', () => {
    const at = (now: number) => scheduledStatus({ ...event, hasLink: false, now })
    expect([event.startsAt - 1, noon, event.endsAt].map(at)).toEqual(['unavailable', 'awaiting', 'unavailable'])
  })

  it.each([
    [0, noon, true],
    [0, noon - 1, false],
    [8, noon + 7999, false],
    [8, noon + 8000, true],
    [null, noon + 3_600_000, false],
  ])('with a link after %s s, at %i: %s', (delay, now, expected) => {
    expect(isLinkReady(noon, delay, now)).toBe(expected)
  })
})

describe('calendarFile', () => {
  const event: CalendarEvent = {
    uid: 'pulse-event-slow-flow@pulse',
    title: 'Slow Flow, with Layla; live',
    description: 'Everyone breathes\nat the same time \\o/',
    organiser: 'Pulse Riverside',
    url: 'https://pulse.example/connect/live/slow-flow?a=1,2;3',
    startsAt: noon,
    endsAt: noon + 30 * minute,
  }

  it('has the event in UTC with escaped texts', () => {
    const lines = unfolded(calendarFile(event, noon - minute)).split('\r\n')
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Pulse Riverside//Calendar//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:pulse-event-slow-flow@pulse',
      'DTSTAMP:20261120T115900Z',
      'DTSTART:20261120T120000Z',
      'DTEND:20261120T123000Z',
      'SUMMARY:Slow Flow\\, with Layla\\; live',
      'DESCRIPTION:Everyone breathes\\nat the same time \\\\o/',
      'LOCATION:Pulse Riverside',
      'URL:https://pulse.example/connect/live/slow-flow?a=1,2;3',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('folds lines to 75 octets without splitting characters', () => {
    const title = 'ออกกำลังกายตอนเช้า 🧘 '.repeat(12)
    const file = calendarFile({ ...event, title }, noon)
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(unfolded(file)).toContain(`SUMMARY:${title}\r\n`)
  })

  it('lets no text start a line of its own', () => {
    const file = calendarFile({ ...event, title: 'a\r\nURL:evil', url: 'https://x\r\nATTENDEE:y' }, noon)
    expect(file.match(/^URL:/gm)).toHaveLength(1)
    expect(file).not.toMatch(/^ATTENDEE/m)
  })
})

function unfolded(file: string) {
  return file.replaceAll('\r\n ', '')
}
