import { describe, expect, it } from 'vitest'
import { exactLevels, levelRanges, levelsIn, toggleLevel } from './level-range.ts'

const range = (low: number, high: number, moved = true) => ({ low, high, moved })

describe('levels as ranges of the skill scale', () => {
  it('FILT-30 beginner is up to 4, intermediate 5 to 7, advanced from 8', () => {
    expect(Object.fromEntries(levelRanges)).toEqual({
      beginner: { low: 1, high: 4 },
      intermediate: { low: 5, high: 7 },
      advanced: { low: 8, high: 10 },
    })
  })

  it.each([
    ['an untouched slider', range(1, 1, false), []],
    ['the whole scale', range(1, 10), []],
    ['exactly one level', range(5, 7), ['intermediate']],
    ['part of a level', range(2, 4), []],
    ['a level and part of the next', range(1, 6), ['beginner']],
    ['two levels', range(5, 10), ['intermediate', 'advanced']],
  ])('names the levels of %s', (_, given, levels) => {
    expect(levelsIn(given)).toEqual(levels)
  })

  it('matches levels only if the range starts and ends at level bounds', () => {
    expect(exactLevels(range(1, 7))).toEqual(['beginner', 'intermediate'])
    expect(exactLevels(range(1, 6))).toEqual([])
    expect(exactLevels(range(1, 10))).toEqual([])
  })

  it.each([
    ['adds the first level', range(1, 1, false), 'advanced', [8, 10]],
    ['extends by the next level', range(1, 4), 'intermediate', [1, 7]],
    ['extends by the level before', range(8, 10), 'intermediate', [5, 10]],
    ['replaces a level that is no neighbour', range(1, 4), 'advanced', [8, 10]],
    ['replaces what a slider was set to', range(2, 3), 'intermediate', [5, 7]],
    ['removes one of two', range(1, 7), 'beginner', [5, 7]],
    ['ends at the whole scale without any', range(5, 7), 'intermediate', [1, 10]],
    ['ends at the whole scale with all', range(1, 7), 'advanced', [1, 10]],
  ] as const)('%s', (_, given, level, [low, high]) => {
    expect(toggleLevel(given, level)).toEqual({ low, high })
  })
})
