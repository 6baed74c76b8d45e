import { describe, expect, it } from 'vitest'
import { createFailingParts } from './failing-parts.ts'

describe('the parts of a stream', () => {
  it('can be had again once what failed comes', () => {
    const { failed, came } = createFailingParts()
    failed('main', 1000)
    expect(came('main', 3000)).toBe(true)
    expect(came('main', 4000)).toBe(false)
  })

  it('can’t while the sound fails, however much picture comes', () => {
    const { failed, came } = createFailingParts()
    failed('audio', 1000)
    expect(came('main', 3000)).toBe(false)
    failed('main', 5000)
    expect([came('main', 6000), came('audio', 6000)]).toEqual([false, true])
  })

  it('can’t because of what was asked for before the failure', () => {
    const { failed, came } = createFailingParts()
    failed('main', 1000)
    expect(came('main', 900)).toBe(false)
    failed('main', 2000)
    expect([came('main', 1500), came('main', 2500)]).toEqual([false, true])
  })
})
