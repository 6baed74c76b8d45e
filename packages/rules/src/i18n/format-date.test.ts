import { describe, expect, it } from 'vitest'
import { formatDate } from './format-date.ts'
import { languages } from './languages.ts'

const moment = Date.UTC(2026, 10, 2, 20, 5, 9)
const write = (pattern: string, language = 'en-gb', timeZone = 'UTC') =>
  formatDate(moment, { pattern, language, timeZone })

describe('formatDate', () => {
  it.each([
    ['DD.MM.YYYY', '02.11.2026'],
    ['DD/MM/YY', '02/11/26'],
    ['D-M-YYYY', '2-11-2026'],
    ['YYYY-MM-DD', '2026-11-02'],
    ['D MMM YYYY', '2 Nov 2026'],
    ['dddd D MMMM', 'Monday 2 November'],
    ['ddd d [day of] MMMM', 'Mon 1 day of November'],
    ['H:mm:ss hh:m A a', '20:05:09 08:5 PM pm'],
  ])('I18N-12 writes %s as %s', (pattern, expected) => {
    expect(write(pattern)).toBe(expected)
  })

  it.each([
    ['de', 'Montag, 2. November 2026'],
    ['fr', 'lundi, 2. novembre 2026'],
    ['pl', 'poniedziałek, 2. listopada 2026'],
    ['th', 'วันจันทร์, 2. พฤศจิกายน 2026'],
    ['ar', 'الاثنين, 2. نوفمبر 2026'],
    ['ja', '月曜日, 2. 11月 2026'],
    ['ko', '월요일, 2. 11월 2026'],
  ])('I18N-12 names months and days in %s', (language, expected) => {
    expect(write('dddd, D. MMMM YYYY', language)).toBe(expected)
  })

  it('I18N-12 writes the same digits in every language, and a month name in each', () => {
    for (const { code } of languages) {
      expect(write('DD.MM.YYYY', code)).toBe('02.11.2026')
      expect(write('MMMM', code)).toMatch(/\p{L}/u)
    }
    expect(write('MMMM', 'pl')).toBe('listopad')
  })

  it('uses the calendar day of the time zone', () => {
    expect(write('D MMM', 'en-gb', 'Asia/Tokyo')).toBe('3 Nov')
  })
})
