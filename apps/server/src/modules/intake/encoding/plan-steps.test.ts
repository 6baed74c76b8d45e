import { describe, expect, it } from 'vitest'
import type { SourceFacts } from './encoder-port.ts'
import { rungsOf, type StepName, stepsFor } from './plan-steps.ts'

function facts({ width = 1920, height = 1080, canRemux = true } = {}): SourceFacts {
  return {
    container: 'mov',
    durationSecond: 600,
    video: {
      stream: 0,
      codec: 'h264',
      width,
      height,
      rotation: 0,
      frameRate: { num: 30, den: 1 },
      isVariable: false,
      isHdr: false,
      isInterlaced: false,
      canRemux,
    },
    audio: null,
    warnings: [],
  }
}

const small = { width: 416, height: 234 }

describe('steps for a source', () => {
  it.each([
    [
      'is copied, and all its renditions come from one decoding',
      facts(),
      ['remux'],
      { ladder: '1080 720 540 360 234' },
    ],
    [
      'can’t be copied: one rendition comes first',
      facts({ canRemux: false }),
      [],
      { low: '360', ladder: '1080 720 540 234' },
    ],
    ['is copied and has one rendition', facts(small), ['remux'], { low: '234' }],
    ['can’t be copied and has one rendition', facts({ ...small, canRemux: false }), [], { low: '234' }],
  ])('%s', (_name, source, copying, encoding) => {
    const steps = stepsFor(source)
    expect(steps.toSorted()).toEqual(
      [...copying, 'sound', 'posters', 'storyboard', ...Object.keys(encoding)].toSorted(),
    )
    const planned = steps.map((step) => ({ step }))
    for (const [step, names] of Object.entries(encoding)) {
      const rungs = rungsOf(step as StepName, source, planned)
      expect(rungs.map(({ name }) => name).join(' ')).toBe(names)
    }
  })
})
