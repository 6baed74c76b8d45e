import { describe, expect, it } from 'vitest'
import type { ReceivedPart } from './received-stream.ts'
import { joinable, keyframeBefore, recordedSilences, recordedTimeline, suggestedRange } from './recorded-timeline.ts'

const begun = 1_795_000_000_000
const part = (number: number, more: Partial<ReceivedPart> = {}): ReceivedPart => ({
  rendition: 'high',
  number,
  epoch: 0,
  start: number * 2,
  duration: 2,
  bytes: 1000,
  at: begun + number * 2000,
  arrivedAt: begun + number * 2000 + 2000,
  frames: 50,
  keyframes: [0],
  peak: null,
  ...more,
})
const sound = (number: number, peak: number, more: Partial<ReceivedPart> = {}) =>
  part(number, { rendition: 'sound', frames: 0, keyframes: [], peak, ...more })
const init = (epoch: number, width = 1280) => ({
  epoch,
  rendition: 'high' as const,
  codec: 'avc1.64001f',
  width,
  height: 720,
  channels: 0,
})

describe('the timeline of a recording', () => {
  it('begins with the class, and counts gaps', () => {
    const parts = [part(0), sound(0, -12), part(1), sound(1, -12), part(3), sound(3, -12)]
    const timeline = recordedTimeline({ inits: [init(0)], parts }, begun + 2000)
    expect(timeline).toEqual({
      duration: 6,
      keyframes: [0, 4],
      levels: [
        { from: 0, to: 2, peak: -12 },
        { from: 4, to: 6, peak: -12 },
      ],
      connections: [
        {
          epoch: 0,
          placeAt: 0,
          tracks: [
            { rendition: 'high', numbers: [1, 3] },
            { rendition: 'sound', numbers: [1, 3] },
          ],
        },
      ],
    })
  })

  it('places another connection after the one before, however long it was away', () => {
    const parts = [part(0), part(1, { epoch: 1, start: 0, at: begun + 60_000 })]
    const { duration, connections } = recordedTimeline({ inits: [init(0), init(1)], parts }, begun)
    expect([duration, connections.map(({ placeAt }) => placeAt)]).toEqual([4, [0, 2]])
  })

  it('joins the connections of the size that lasts longest', () => {
    const parts = [part(0), part(1, { epoch: 1 }), part(2, { epoch: 1 }), part(3, { epoch: 2 })]
    const inits = [init(0), init(1, 640), init(2, 640)]
    const kept = joinable(recordedTimeline({ inits, parts }, begun), inits)
    expect(kept.map(({ epoch }) => epoch)).toEqual([1, 2])
  })
})

describe('silence', () => {
  const recorded = (peaks: number[]) =>
    recordedTimeline(
      { inits: [init(0)], parts: peaks.flatMap((peak, number) => [part(number), sound(number, peak)]) },
      begun,
    )

  it('WEEK-08 at either end is found, and suggests keyframes to cut at', () => {
    const timeline = recorded([-90, -90, -90, -12, -14, -90, -12, -80, -80])
    expect(recordedSilences(timeline)).toEqual([
      { from: 0, to: 6 },
      { from: 10, to: 12 },
      { from: 14, to: 18 },
    ])
    expect(suggestedRange(timeline)).toEqual({ from: 6, to: 14 })
  })

  it('suggests nothing if there is none, if it is all there is, or if the level is unknown', () => {
    expect(suggestedRange(recorded([-12, -12]))).toEqual({ from: 0, to: 4 })
    expect(suggestedRange(recorded([-90, -90]))).toEqual({ from: 0, to: 4 })
    const unknown = recordedTimeline({ inits: [init(0)], parts: [part(0)] }, begun)
    expect([recordedSilences(unknown), suggestedRange(unknown)]).toEqual([null, { from: 0, to: 2 }])
  })

  it('cuts at the keyframe before', () => {
    expect([keyframeBefore([0, 2, 4], 3.9), keyframeBefore([0, 2, 4], 4), keyframeBefore([], 4)]).toEqual([2, 4, 0])
  })
})
