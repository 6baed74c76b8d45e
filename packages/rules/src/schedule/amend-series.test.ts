import { describe, expect, it } from 'vitest'
import { type Amendable, amendSeries, type ChangeScope, type OccurrenceChange } from './amend-series.ts'
import { datesOfOriginal, originalId } from './occurrence-id.ts'
import type { Recurrence } from './recurrence.ts'
import { recurrenceDates } from './recurrence-dates.ts'

const tuesdays: Recurrence = { frequency: 'weekly', interval: 1, weekdays: ['TU'], end: null }
const ride: Amendable = {
  localStart: '2027-03-02T18:00:00',
  timeZone: 'Europe/Berlin',
  recurrence: tuesdays,
  exceptions: [],
  name: 'Ride',
  description: '',
  instructor: 'Ana',
  room: null,
  durationSecond: 1800,
  origin: null,
}
const third = '2027-03-16'

function amend(scope: ChangeScope, change: OccurrenceChange, fields: Amendable = ride, date = third) {
  return amendSeries({ id: 'ride', fields, date, scope }, change)
}
const move = (localStart: string, fields = {}): OccurrenceChange => ({ kind: 'changed', localStart, fields })
const cancel: OccurrenceChange = { kind: 'cancelled' }
/** The first dates of a series, from March on. */
function dates(fields: Amendable | null, count = 4) {
  if (!fields?.recurrence) return []
  return recurrenceDates({ ...fields, recurrence: fields.recurrence }, '2027-03-01', '2027-05-01').slice(0, count)
}

describe('WEEK-04 one occurrence', () => {
  it('is cancelled, moved, and given fields of its own', () => {
    expect(amend('one', cancel).series?.exceptions).toEqual([{ kind: 'cancelled', date: third }])
    const changed = amend('one', move('2027-03-17T07:00:00', { instructor: 'Ben', name: 'Ride' }))
    expect(changed.series?.exceptions).toEqual([
      { kind: 'moved', date: third, localStart: '2027-03-17T07:00:00', own: { instructor: 'Ben' } },
    ])
    expect(changed.rest).toBe(null)
  })

  it('returns to the series when nothing differs from it', () => {
    const moved = amend('one', move('2027-03-17T07:00:00')).series
    expect(amend('one', move('2027-03-16T18:00:00'), moved ?? ride).series?.exceptions).toEqual([])
  })
})

describe('WEEK-04 this and following', () => {
  it('ends the series before the date and continues with the rest of its rule, under the ids that members know', () => {
    const fields = { ...ride, recurrence: { ...tuesdays, end: { count: 6 } } }
    const exceptions = [
      { kind: 'cancelled' as const, date: '2027-03-09' },
      { kind: 'cancelled' as const, date: '2027-03-23' },
    ]
    const { series, rest } = amend('following', move('2027-03-17T19:30:00'), { ...fields, exceptions })
    expect(dates(series)).toEqual(['2027-03-02', '2027-03-09'])
    expect(series?.exceptions).toEqual([exceptions[0]])
    expect(rest?.localStart).toBe('2027-03-17T19:30:00')
    expect(dates(rest, 9)).toEqual(['2027-03-17', '2027-03-24', '2027-03-31', '2027-04-07'])
    expect(rest?.exceptions).toEqual([{ kind: 'cancelled', date: '2027-03-24' }])
    expect(rest?.recurrence?.weekdays).toEqual(['WE'])
    expect(originalId('rest', rest?.origin ?? null, '2027-03-31')).toBe('ride.2027-03-30')
  })

  it('only ends the series if the rest is cancelled, and leaves nothing of it from its first date', () => {
    expect(amend('following', cancel)).toMatchObject({
      series: { recurrence: { end: { until: '2027-03-15' } } },
      rest: null,
    })
    expect(amend('following', cancel, ride, '2027-03-02')).toEqual({ series: null, rest: null })
  })

  it('keeps the ids of the first series when a later one is split again', () => {
    const { rest } = amend('following', move('2027-03-17T19:30:00'))
    const again = amendSeries(
      { id: 'rest', fields: rest ?? ride, date: '2027-03-31', scope: 'following' },
      move('2027-04-01T19:30:00'),
    ).rest
    expect(originalId('again', again?.origin ?? null, '2027-04-08')).toBe('ride.2027-04-06')
  })
})

describe('WEEK-04 the whole series', () => {
  it('moves the day and time of the chosen weekday only', () => {
    const fields = { ...ride, recurrence: { ...tuesdays, weekdays: ['TU', 'TH'] as const } }
    const { series } = amend('all', move('2027-03-17T07:00:00'), fields)
    expect(series?.localStart).toBe('2027-03-03T07:00:00')
    expect(dates(series)).toEqual(['2027-03-03', '2027-03-04', '2027-03-10', '2027-03-11'])
    expect(originalId('ride', series?.origin ?? null, '2027-03-10')).toBe('ride.2027-03-09')
    expect(originalId('ride', series?.origin ?? null, '2027-03-11')).toBe('ride.2027-03-11')
    expect(datesOfOriginal(series?.origin ?? { id: '', shifts: {} }, '2027-03-09')[0]).toBe('2027-03-10')
  })

  it('takes fields and a new time without a new id', () => {
    const { series } = amend('all', move('2027-03-16T19:00:00', { durationSecond: 3600 }))
    expect(series).toMatchObject({ localStart: '2027-03-02T19:00:00', durationSecond: 3600, origin: null })
  })

  it('is gone once it is cancelled, and so is an event that takes place once', () => {
    expect(amend('all', cancel).series).toBe(null)
    expect(amend('one', cancel, { ...ride, recurrence: null }, '2027-03-02').series).toBe(null)
  })
})
