import { describe, expect, it } from 'vitest'
import { type PlayedRange, withPlayed } from './played-ranges.ts'

const start = Date.parse('2031-03-09T10:00:00Z')
/** Playback from one second of the day's tenth hour to another, `position` being where it began. */
const played = (ranges: readonly PlayedRange[], from: number, to: number, position = from, rate = 1) =>
  withPlayed(ranges, {
    from: { at: from * 1000, position, rate },
    to: { at: to * 1000, position: position + (to - from) * rate, rate },
    playedSeconds: to - from,
    now: start + to * 1000,
  })
const told = (ranges: readonly PlayedRange[]) =>
  ranges.map(({ at, fromSecond, toSecond, playedSeconds }) => [
    (at - start) / 1000,
    fromSecond,
    toSecond,
    playedSeconds,
  ])

describe('the ranges that were played', () => {
  it('grow with playback', () => {
    expect(told(played(played(played([], 0, 1), 1, 2), 2, 2.5))).toEqual([[0, 0, 2.5, 2.5]])
  })

  it('end with a pause', () => {
    expect(told(played(played([], 0, 4), 9, 12, 4))).toEqual([
      [0, 0, 4, 4],
      [9, 4, 7, 3],
    ])
  })

  it('end with a seek', () => {
    expect(told(played(played([], 0, 4), 4, 6, 300))).toEqual([
      [0, 0, 4, 4],
      [4, 300, 302, 2],
    ])
  })

  it('end with a change of speed, but not with the small ones of a live class', () => {
    expect(told(played(played([], 0, 4), 4, 6, 4, 2))).toEqual([
      [0, 0, 4, 4],
      [4, 4, 8, 2],
    ])
    expect(played(played([], 0, 4), 4, 6, 4, 1.03)).toHaveLength(1)
  })

  it('count what was played of a stretch with a stall, from its beginning', () => {
    const stalled = withPlayed([], {
      from: { at: 0, position: 0, rate: 1 },
      to: { at: 8000, position: 2, rate: 1 },
      playedSeconds: 2,
      now: start + 8000,
    })
    expect(told(stalled)).toEqual([[0, 0, 2, 2]])
    expect(played(stalled, 8, 9, 2)).toHaveLength(2)
  })
})
