import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Engine, EngineParts, EngineSource } from './engine.ts'
import { giveHeadStart, takeHeadStart } from './head-start.ts'
import { openNative } from './native-engine.ts'

const source: EngineSource = { url: 'http://club.test/class.mp4', startAt: 30 }

let given: { parts: EngineParts; media: HTMLVideoElement }
let navigation: AbortController
let player: { parts: EngineParts; host: HTMLElement; abort: AbortController }

function give() {
  giveHeadStart(
    async (parts): Promise<Engine> => {
      const engine = await openNative(parts)
      given = { parts, media: engine.media }
      return engine
    },
    source,
    navigation.signal,
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  navigation = new AbortController()
  const [host, abort] = [document.createElement('div'), new AbortController()]
  const report = { failed: vi.fn(), recovered: vi.fn(), qualities: vi.fn() }
  player = { host, abort, parts: { host, source, report, signal: abort.signal } }
})
afterEach(() => {
  navigation.abort()
  vi.useRealTimers()
})

describe('an engine that begins before its player is drawn', () => {
  it('is taken over by the player of its source, with all that it has told', async () => {
    give()
    await vi.waitFor(() => expect(given.media.getAttribute('src')).toBe(source.url))
    given.parts.report.failed({ kind: 'network' })
    const engine = await takeHeadStart(player.parts)
    expect(engine?.media).toBe(given.media)
    expect([...player.host.children]).toEqual([given.media])
    expect(player.parts.report.failed).toHaveBeenCalledWith({ kind: 'network' })
    given.parts.report.recovered()
    expect(player.parts.report.recovered).toHaveBeenCalledOnce()
    expect(takeHeadStart(player.parts)).toBeNull()
  })

  it('ends with the player that took it, and not before', async () => {
    give()
    await takeHeadStart(player.parts)
    vi.runAllTimers()
    navigation.abort()
    expect(given.parts.signal.aborted).toBe(false)
    player.abort.abort()
    expect(given.parts.signal.aborted).toBe(true)
    expect(player.host.childElementCount).toBe(0)
  })

  it.each([
    ['another address', { ...source, url: 'http://club.test/other.mp4' }],
    ['another place', { ...source, startAt: null }],
  ])('is closed by a player that wants %s', (_, other) => {
    give()
    expect(takeHeadStart({ ...player.parts, source: other })).toBeNull()
    expect(given.parts.signal.aborted).toBe(true)
  })

  it.each([
    ['when nobody has come for it in a while', () => vi.advanceTimersByTime(15_000)],
    ['when the way to the player is given up', () => navigation.abort()],
    ['when another one begins', () => give()],
  ])('is closed %s', (_, happens) => {
    give()
    const { signal } = given.parts
    happens()
    expect(signal.aborted).toBe(true)
  })
})
