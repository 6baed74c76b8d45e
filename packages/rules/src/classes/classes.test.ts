import { describe, expect, it } from 'vitest'
import { cardPageSize, skeletonCount } from './card-page-size.ts'
import { durationMinutes } from './duration-minutes.ts'
import { type ImageKind, imageWidth } from './image-width.ts'
import { intensityCodes, intensityLabel } from './intensity.ts'
import { isNew } from './is-new.ts'
import { level, skillText } from './level.ts'
import { trailerSeek } from './trailer-seek.ts'

describe('durationMinutes', () => {
  it.each([undefined, null, 0, -5, Number.NaN])('CARD-01 a class with duration %s lasts 55 minutes', (seconds) => {
    expect(durationMinutes(seconds)).toBe(55)
  })
  it.each([
    [1, 1],
    [60, 1],
    [600, 10],
    [601, 11],
    [3600, 60],
  ])('CARD-02 %i s are %i minutes', (seconds, minutes) => {
    expect(durationMinutes(seconds)).toBe(minutes)
  })
})

describe('isNew', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  it.each([
    ['2026-11-20T12:00:00Z', true],
    ['2026-10-22T12:00:00Z', true],
    ['2026-10-21T12:00:00Z', true],
    ['2026-10-20T12:00:00Z', false],
    ['2026-11-20T12:00:01Z', false],
    ['no date', false],
    ['', false],
  ])('CARD-03 scheduled %j: %s', (scheduleDate, expected) => {
    expect(isNew({ scheduleDate }, now)).toBe(expected)
  })
  it("falls back to the creation date and uses the tenant's window", () => {
    expect(isNew({ scheduleDate: null, creationDate: '2026-11-19T00:00:00Z' }, now)).toBe(true)
    expect(isNew({}, now)).toBe(false)
    expect(isNew({ scheduleDate: '2026-11-10T12:00:00Z' }, now, 7)).toBe(false)
  })
})

describe('skill and intensity', () => {
  it.each([
    [1, 'beginner'],
    [4, 'beginner'],
    [5, 'intermediate'],
    [7, 'intermediate'],
    [8, 'advanced'],
    [10, 'advanced'],
  ])('FILT-30 skill %i is %s', (skill, expected) => {
    expect(skillText(skill)).toBe(expected)
  })
  it('ENT-49 has three levels', () => {
    expect(Object.values(level)).toEqual(['Beginner', 'Intermediate', 'Advanced'])
  })
  it.each([
    [1, 'verySlight'],
    [2, 'slight'],
    [3, 'moderate'],
    [4, 'somewhatHard'],
    [5, 'hard'],
    [6, 'hard'],
    [7, 'veryHard'],
    [8, 'veryHard'],
    [9, 'veryVeryHard'],
    [10, 'maximal'],
    [0, 'verySlight'],
    [11, 'maximal'],
  ])('FILT-31 intensity %i is %s', (intensity, expected) => {
    expect(intensityLabel(intensity)).toBe(expected)
  })
  it('covers the scale with eight codes, without gap or overlap', () => {
    expect(intensityCodes).toHaveLength(8)
    const steps = intensityCodes.flatMap(({ low, high }) => Array.from({ length: high - low + 1 }, (_, at) => low + at))
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})

describe('sizes by viewport width', () => {
  it.each<[ImageKind, number, number]>([
    ['classCard', 500, 500],
    ['banner', 767.5, 768],
    ['classCard', 768, 832],
    ['classOfTheDay', 768, 785],
    ['liveCard', 768, 500],
    ['banner', 1359, 1359],
    ['classCard', 1360, 1166],
    ['classOfTheDay', 1360, 1166],
    ['liveCard', 1999, 500],
    ['banner', 1999, 1999],
    ['classCard', 2000, 1493],
    ['banner', 2200, 2560],
  ])('%s at %d px is %i wide', (kind, viewport, expected) => {
    expect(imageWidth(kind, viewport)).toBe(expected)
  })
  it.each([
    [400, 18, 3],
    [599, 18, 3],
    [600, 18, 9],
    [700, 18, 9],
    [1280, 18, 8],
    [1300, 18, 8],
    [1359, 18, 8],
    [1360, 20, 10],
    [1400, 20, 10],
  ])('a list at %i px has pages of %i cards and %i placeholders', (viewport, page, skeletons) => {
    expect(cardPageSize(viewport)).toBe(page)
    expect(skeletonCount(viewport)).toBe(skeletons)
  })
})

describe('trailerSeek', () => {
  it.each([
    [0, 361, 300],
    [299.9, 400, 300],
    [300, 400, null],
    [329.9, 400, null],
    [330, 400, 300],
    [0, 360, null],
    [29.9, 360, null],
    [30, 360, 0],
    [301, 360, 0],
    [31, Number.NaN, 0],
  ])('at %d s of %d s seeks to %s', (currentTime, duration, expected) => {
    expect(trailerSeek(currentTime, duration)).toBe(expected)
  })
})
