import { type Recurrence, recurrenceRule, weekdays } from '@upbeat/rules/schedule/recurrence'
import { recurrenceDates } from '@upbeat/rules/schedule/recurrence-dates'
import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { expect, it } from 'vitest'

const from = '2027-01-10'
const until = '2027-06-20'

/** The same dates by an implementation of RFC 5545. */
function witnessDates(start: string, recurrence: Recurrence): string[] {
  const rruleString = `DTSTART:${start.replaceAll('-', '')}T000000Z\nRRULE:${recurrenceRule(recurrence)}`
  const dates = new RRuleTemporal({ rruleString }).between(new Date(from), new Date(until), true)
  return dates.map(({ epochMilliseconds }) => new Date(epochMilliseconds).toISOString().slice(0, 10))
}

it('WEEK-03 chooses the dates of RFC 5545', () => {
  const days = fc.integer({ min: 0, max: 400 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)))
  const starts = days.map((day) => day.toISOString().slice(0, 10))
  const recurrences: fc.Arbitrary<Recurrence> = fc.record({
    frequency: fc.constantFrom('daily', 'weekly'),
    interval: fc.integer({ min: 1, max: 5 }),
    weekdays: fc.subarray([...weekdays]),
    end: fc.oneof(
      fc.constant(null),
      starts.map((date) => ({ until: date })),
      fc.integer({ min: 1, max: 80 }).map((count) => ({ count })),
    ),
  })
  fc.assert(
    fc.property(starts, recurrences, (start, any) => {
      // Weekdays are part of weekly rules only. The start is among the dates, as the form sees to.
      const own = weekdays[(new Date(start).getUTCDay() + 6) % 7] ?? 'MO'
      const recurrence = any.frequency === 'daily' ? { ...any, weekdays: [] } : withDay(any, own)
      const dates = recurrenceDates({ localStart: `${start}T18:00:00`, recurrence }, from, until)
      expect(dates).toEqual(witnessDates(start, recurrence))
    }),
    { numRuns: 300 },
  )
})

function withDay(recurrence: Recurrence, day: (typeof weekdays)[number]): Recurrence {
  const { weekdays: chosen } = recurrence
  return chosen.length === 0 || chosen.includes(day) ? recurrence : { ...recurrence, weekdays: [...chosen, day] }
}
