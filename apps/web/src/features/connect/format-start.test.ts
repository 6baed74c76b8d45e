import { describe, expect, it } from 'vitest'
import { formatChip, formatDay, formatTimeOfDay } from './format-start.ts'

const now = Date.parse('2026-11-19T12:00:00Z')
const friday = Date.parse('2026-11-20T23:30:00Z')
const english = { language: 'en-gb', timeZone: 'UTC', today: 'Today' }

describe('dates of the live schedule', () => {
  it('LIVE-04 labels a chip with weekday, day and month', () => {
    expect(formatChip({ date: '2026-11-20', isToday: false }, english)).toBe('Friday 20 Nov')
    expect(formatChip({ date: '2026-11-05', isToday: false }, english)).toBe('Thursday 05 Nov')
    expect(formatChip({ date: '2026-11-19', isToday: true }, english)).toBe('Today 19 Nov')
    expect(formatChip({ date: '2026-11-20', isToday: false }, { ...english, language: 'pt' })).toBe('sex., 20 de nov.')
  })

  it('shows a full date, and Today for the current day', () => {
    expect(formatDay(friday, now, english)).toBe('Friday 20 November')
    expect(formatDay(now, now, english)).toBe('Today')
  })

  it('shows times in the viewer’s time zone and language', () => {
    expect(formatTimeOfDay(friday, english)).toBe('23:30')
    expect(formatTimeOfDay(friday, { language: 'en-gb', timeZone: 'Asia/Bangkok' })).toBe('06:30')
    expect(formatDay(friday, now, { ...english, language: 'de' })).toBe('Freitag, 20. November')
    expect(formatDay(friday, now, { ...english, timeZone: 'Asia/Bangkok' })).toBe('Saturday 21 November')
  })
})
