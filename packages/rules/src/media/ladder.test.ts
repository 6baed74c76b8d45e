import { describe, expect, it } from 'vitest'
import { firstRung, ladderFor, thinned, usualRate } from './ladder.ts'

const at = (width: number, height: number, fps = 30) => ladderFor({ width, height, frameRate: usualRate(fps) })
const names = (rungs: { name: string }[]) => rungs.map(({ name }) => name)

describe('the ladder', () => {
  it.each([
    [3840, 2160, ['1080', '720', '540', '360', '234']],
    [1280, 720, ['720', '540', '360', '234']],
    [1080, 1920, ['1080', '720', '540', '360', '234']],
    [300, 200, ['234']],
  ])('has no rendition larger than a source of %i × %i', (width, height, wanted) => {
    const rungs = at(width, height)
    expect(names(rungs)).toEqual(wanted)
    for (const rung of rungs) {
      expect(rung.width).toBeLessThanOrEqual(width)
      expect(rung.height).toBeLessThanOrEqual(height)
      expect([rung.width % 2, rung.height % 2]).toEqual([0, 0])
    }
  })

  it('halves high frame rates below 540, and begins with 360', () => {
    const rungs = at(1920, 1080, 59.94)
    expect(rungs.map(({ frameRate: { num, den } }) => num / den).map(Math.round)).toEqual([60, 60, 60, 30, 30])
    expect(firstRung(rungs)?.name).toBe('360')
  })

  it('leaves out renditions that samples show to be redundant', () => {
    const rungs = at(1920, 1080)
    expect(
      names(
        thinned(
          rungs,
          new Map([
            ['1080', 5000],
            ['720', 2500],
          ]),
        ),
      ),
    ).toEqual(names(rungs))
    expect(
      names(
        thinned(
          rungs,
          new Map([
            ['1080', 1500],
            ['720', 900],
          ]),
        ),
      ),
    ).toEqual(['1080', '720', '360', '234'])
    expect(
      names(
        thinned(
          rungs,
          new Map([
            ['1080', 1000],
            ['720', 900],
          ]),
        ),
      ),
    ).toEqual(['1080', '360', '234'])
  })
})
