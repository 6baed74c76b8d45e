import { describe, expect, it } from 'vitest'
import { bucketsOf, readSeen } from './seen-buckets.ts'

describe('the tens of seconds of a range', () => {
  it.each<[number, number, number[]]>([
    [0, 10, [0]],
    [0, 4.9, []],
    [0, 5.1, [0]],
    [5, 15, [0]],
    [3, 28, [0, 1, 2]],
    [750, 760, [75]],
    [7, 7, []],
  ])('%d to %d', (fromSecond, toSecond, buckets) => {
    expect(bucketsOf({ fromSecond, toSecond })).toEqual(buckets)
  })

  it('are each in one of two ranges that meet', () => {
    for (const cut of [4, 5, 5.5, 14.999, 15, 15.001])
      expect([...bucketsOf({ fromSecond: 0, toSecond: cut }), ...bucketsOf({ fromSecond: cut, toSecond: 40 })]).toEqual(
        [0, 1, 2, 3],
      )
  })

  it('end with a day', () => {
    expect(bucketsOf({ fromSecond: 86_380, toSecond: 604_800 })).toEqual([8638, 8639])
  })
})

describe('a set of what was seen', () => {
  it('tells what is new, also once it was stored', () => {
    const seen = readSeen('')
    expect([3, 360, 3, 0].map(seen.add)).toEqual([true, true, false, true])
    const stored = readSeen(seen.text())
    expect([0, 1, 3, 360, 361].map(stored.add)).toEqual([false, true, false, false, true])
  })
})
