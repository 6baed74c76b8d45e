import { describe, expect, it } from 'vitest'
import { createFailingParts } from './failing-parts.ts'

describe('the parts of a stream', () => {
  it('recover once the failed one loads', () => {
    const { failed, came } = createFailingParts()
    failed('main', 1000)
    expect(came('main', 3000)).toBe(true)
    expect(came('main', 4000)).toBe(false)
  })

  it("don't recover while the audio fails, even if video loads", () => {
    const { failed, came } = createFailingParts()
    failed('audio', 1000)
    expect(came('main', 3000)).toBe(false)
    failed('main', 5000)
    expect([came('main', 6000), came('audio', 6000)]).toEqual([false, true])
  })

  it("don't recover by a request from before the failure", () => {
    const { failed, came } = createFailingParts()
    failed('main', 1000)
    expect(came('main', 900)).toBe(false)
    failed('main', 2000)
    expect([came('main', 1500), came('main', 2500)]).toEqual([false, true])
  })
})
