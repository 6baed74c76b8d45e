import { describe, expect, it } from 'vitest'
import { formatLocal, parseLocal } from './local-time.ts'

describe('a local time', () => {
  it.each([
    ['2026-11-08', 'en-GB', 'date', '8 Nov 2026'],
    ['2026-11-08', 'de', 'date', '08.11.2026'],
    ['2026-11-08T18:05', 'en-GB', 'dateTime', '8 Nov 2026, 18:05'],
    ['2026-11-08T18:05:00', 'de', 'dateTime', '08.11.2026, 18:05'],
    ['', 'de', 'dateTime', ''],
  ] as const)('%s in %s is written as a %s: %s', (local, language, kind, text) => {
    expect(formatLocal(local, language, kind)).toBe(text)
    if (local) expect(parseLocal(text, language, kind)).toBe(local.slice(0, 16))
  })

  it.each([
    ['2026-11-08', 'de', 'date', '2026-11-08'],
    ['8.11.2026', 'de', 'date', '2026-11-08'],
    ['8/11/2026', 'en-GB', 'date', '2026-11-08'],
    ['11/8/2026', 'en-US', 'date', '2026-11-08'],
    ['08 november 2026', 'en-GB', 'date', '2026-11-08'],
    ['Nov 8th, 2026', 'en-GB', 'date', '2026-11-08'],
    ['1. März 2027', 'de', 'date', '2027-03-01'],
    ['1 mar 2027', 'de', 'date', '2027-03-01'],
    ['29 Feb 2028', 'en-GB', 'date', '2028-02-29'],
    ['2026-11-08T09:30', 'de', 'dateTime', '2026-11-08T09:30'],
    ['8 Nov 2026 9:30', 'en-GB', 'dateTime', '2026-11-08T09:30'],
    ['8 Nov 2026, 9.30 pm', 'en-GB', 'dateTime', '2026-11-08T21:30'],
    ['8 Nov 2026, 12:05 am', 'en-GB', 'dateTime', '2026-11-08T00:05'],
    ['8.11.2026 09:30 Uhr', 'de', 'dateTime', '2026-11-08T09:30'],
  ] as const)('%s in %s is understood as a %s', (text, language, kind, local) => {
    expect(parseLocal(text, language, kind)).toBe(local)
  })

  it.each([
    ['', 'date'],
    ['8 Nov', 'date'],
    ['8 Nov 26', 'date'],
    ['31 Feb 2026', 'date'],
    ['8 Nah 2026', 'date'],
    ['8 N 2026', 'date'],
    ['2026-13-01', 'date'],
    ['32/1/2026', 'date'],
    ['8 Nov 2026', 'dateTime'],
    ['8 Nov 2026, 24:10', 'dateTime'],
    ['8 Nov 2026, 13:10 pm', 'dateTime'],
    ['8 Nov 2026, 9:75', 'dateTime'],
    ['next Friday', 'dateTime'],
  ] as const)('%s is not a %s', (text, kind) => {
    expect(parseLocal(text, 'en-GB', kind)).toBeNull()
  })
})
