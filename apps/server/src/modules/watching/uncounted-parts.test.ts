import { describe, expect, it } from 'vitest'
import { uncountedParts } from './uncounted-parts.ts'

const parts = (at: number, until: number, ...counted: [number, number][]) =>
  uncountedParts(
    { at, until },
    counted.map(([from, to]) => ({ at: from, until: to })),
  ).map((part) => [part.at, part.until])

describe('the parts of a period that are not counted yet', () => {
  it.each<[string, [number, number][], [number, number][]]>([
    ['all of it', [], [[10, 20]]],
    [
      'all of it, next to others',
      [
        [0, 10],
        [20, 30],
      ],
      [[10, 20]],
    ],
    ['none, if it is counted', [[10, 20]], []],
    [
      'none, if others cover it together',
      [
        [5, 14],
        [14, 25],
      ],
      [],
    ],
    ['the end', [[0, 12]], [[12, 20]]],
    ['the beginning', [[18, 40]], [[10, 18]]],
    [
      'both sides',
      [[12, 15]],
      [
        [10, 12],
        [15, 20],
      ],
    ],
    [
      'what lies between others in any order',
      [
        [17, 18],
        [8, 11],
        [13, 14],
      ],
      [
        [11, 13],
        [14, 17],
        [18, 20],
      ],
    ],
  ])('are %s', (_, counted, left) => {
    expect(parts(10, 20, ...counted)).toEqual(left)
  })
})
