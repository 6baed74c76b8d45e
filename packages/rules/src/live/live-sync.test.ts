import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { liveCorrection, liveLatencySeconds } from './live-sync.ts'

const startsAt = Date.parse('2026-11-20T18:00:00Z')
/** Seconds after the start, and the lag behind the target position. */
const at = (second: number, behind: number) => {
  const wanted = Math.max(startsAt, startsAt + (second - liveLatencySeconds) * 1000)
  return liveCorrection({ startsAt, now: startsAt + second * 1000, shownAt: wanted - behind * 1000 })
}

describe('the synchronised position', () => {
  it.each([
    [100, 0, { do: 'rate', rate: 1 }],
    [100, 0.05, { do: 'rate', rate: 1 }],
    [100, 0.2, { do: 'rate', rate: 1.05 }],
    [100, -0.2, { do: 'rate', rate: 0.95 }],
    [100, 1, { do: 'rate', rate: 1.08 }],
    [100, -1, { do: 'rate', rate: 0.92 }],
    [100, 31, { do: 'seek', bySeconds: 31 }],
    [100, -6, { do: 'seek', bySeconds: -6 }],
    [1, 0, { do: 'hold' }],
    [10, -1, { do: 'hold' }],
    [10, -4, { do: 'seek', bySeconds: -4 }],
  ])('%i s after the start, %d s behind', (second, behind, expected) => {
    expect(at(second, behind)).toEqual(expected)
  })

  it('is reached from any position, and kept', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.double({ min: -40, max: 40, noNaN: true }),
        (second, behind) => {
          let shownAt = startsAt + Math.max(0, second - liveLatencySeconds - behind) * 1000
          let now = startsAt + second * 1000
          for (let looks = 0; looks < 200; looks++) {
            const correction = liveCorrection({ shownAt, startsAt, now })
            if (correction.do === 'seek') shownAt += correction.bySeconds * 1000
            now += 500
            shownAt += 500 * (correction.do === 'rate' ? correction.rate : correction.do === 'hold' ? 0 : 1)
          }
          expect(Math.abs(now - liveLatencySeconds * 1000 - shownAt)).toBeLessThan(120)
        },
      ),
    )
  })
})
