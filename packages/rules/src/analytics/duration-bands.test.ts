import { describe, expect, it } from 'vitest'
import { classDurationBand, playDurationBand } from './duration-bands.ts'

describe('duration bands', () => {
  it.each([
    [0, '1-10'],
    [1, '1-10'],
    [10, '1-10'],
    [10.1, '11-20'],
    [25, '21-30'],
    [60, '51-60'],
    [60.1, '61+'],
    [75, '61+'],
  ])('ANAL-04 a class of %d min is in %s', (minutes, band) => {
    expect(classDurationBand(minutes * 60)).toBe(band)
  })
  it.each([
    [0, '0-1'],
    [1, '0-1'],
    [1.1, '1-5'],
    [3, '1-5'],
    [5, '1-5'],
    [5.1, '6-10'],
    [8, '6-10'],
    [10, '6-10'],
    [15, '11-20'],
    [60, '51-60'],
    [61, '61+'],
  ])('ANAL-05 %d min watched is in %s', (minutes, band) => {
    expect(playDurationBand(minutes * 60)).toBe(band)
  })
})
