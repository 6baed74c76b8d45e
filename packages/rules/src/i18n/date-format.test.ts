import { describe, expect, it } from 'vitest'
import { dateFormat } from './date-format.ts'

const noon = Date.UTC(2026, 10, 25, 12)

describe('dateFormat', () => {
  it('gives the same object for the same language and options', () => {
    const options = { timeZone: 'UTC', dateStyle: 'long' } as const
    expect(dateFormat('en-gb', { ...options })).toBe(dateFormat('en-gb', { ...options }))
    expect(dateFormat('en-gb', options).format(noon)).toBe('25 November 2026')
    expect(dateFormat('de', options).format(noon)).toBe('25. November 2026')
    expect(dateFormat('en-gb', { ...options, timeZone: 'Pacific/Auckland' }).format(noon)).toBe('26 November 2026')
  })

  it('refuses an unknown time zone each time', () => {
    for (let time = 0; time < 2; time++) expect(() => dateFormat('en', { timeZone: 'Mars/Base' })).toThrow(RangeError)
  })

  it('keeps a bounded number of them', () => {
    const first = dateFormat('en', { timeZone: 'UTC', year: 'numeric' })
    for (let digits = 0; digits < 200; digits++) dateFormat(`en-x-a${digits}`, { timeZone: 'UTC', year: 'numeric' })
    expect(dateFormat('en', { timeZone: 'UTC', year: 'numeric' })).not.toBe(first)
  })
})
