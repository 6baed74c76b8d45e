import { describe, expect, it } from 'vitest'
import { isDateFormat } from './is-date-format.ts'

describe('isDateFormat', () => {
  it.each([
    'DD.MM.YYYY',
    'YYYY-MM-DD',
    'D/M/YY',
    'dddd, D. MMMM YYYY',
    'D [de] MMMM [de] YYYY',
    'YYYY年M月D日',
    'D MMM',
  ])('accepts %s', (format) => expect(isDateFormat(format)).toBe(true))
  it.each(['zzz', 'YYYY', 'MM', 'dd.MM.yyyy', 'D de MMMM', 'DD.MM.YYYY]', '[DD.MM.YYYY]', ''])('refuses %s', (format) =>
    expect(isDateFormat(format)).toBe(false),
  )
})
