import { describe, expect, it } from 'vitest'
import { unwatched, type WatchedEvent, watchedTimeReducer } from './watched-time.ts'

const watched = (...events: WatchedEvent[]) => events.reduce(watchedTimeReducer, unwatched).seconds
/** `second` by the monotonic clock, `position` in the media. */
const at = (second: number, position = second, rate = 1) => ({ at: second * 1000, position, rate })
const ticks = (from: number, to: number, moved = 0, rate = 1): WatchedEvent[] =>
  Array.from({ length: to - from }, (_, tick) => ({
    type: 'time',
    sample: at(from + tick + 1, (from + tick + 1 + moved) * rate, rate),
  }))

describe('watchedTimeReducer', () => {
  it('LIVE-29 counts each second of playback, not pauses or buffering', () => {
    const tenSeconds: WatchedEvent[] = [{ type: 'play', sample: at(0) }, ...ticks(0, 10)]
    const pause: WatchedEvent = { type: 'stop', sample: at(10) }
    expect(watched(...tenSeconds)).toBe(10)
    // The clock continues during the pause, and so may the live position.
    expect(watched(...tenSeconds, pause, { type: 'play', sample: at(15) })).toBe(10)
    expect(watched(...tenSeconds, pause, { type: 'play', sample: at(15) }, ...ticks(15, 17))).toBe(12)
    expect(watched({ type: 'time', sample: at(3, 0) }, { type: 'time', sample: at(60, 0) })).toBe(0)
  })

  it('excludes stalls, system sleep and seeks', () => {
    const play: WatchedEvent = { type: 'play', sample: at(0) }
    expect(watched(play, { type: 'time', sample: at(8, 2) })).toBe(2)
    expect(watched(play, { type: 'time', sample: at(3600, 1) })).toBe(1)
    expect(
      watched(play, ...ticks(0, 2), { type: 'seek' }, { type: 'time', sample: at(3, 500) }, ...ticks(3, 5, 497)),
    ).toBe(4)
    expect(watched(play, ...ticks(0, 5), { type: 'time', sample: at(6, 1) })).toBe(5)
  })

  it('counts real seconds at any playback rate', () => {
    expect(watched({ type: 'play', sample: at(0, 0, 2) }, ...ticks(0, 4, 0, 2))).toBe(4)
    expect(watched({ type: 'play', sample: at(0, 0, 0.5) }, ...ticks(0, 4, 0, 0.5))).toBe(4)
  })

  it('restarts after a reset', () => {
    expect(watched({ type: 'play', sample: at(0) }, ...ticks(0, 4), { type: 'reset' })).toBe(0)
  })
})
