// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Engine, EngineParts, EngineSource } from './engine.ts'
import { giveHeadStart, headStartFrame, isHeadStartSeen, showHeadStart, takeHeadStart } from './head-start.ts'
import { openNative } from './native-engine.ts'

const source: EngineSource = { url: 'http://club.test/class.mp4', startAt: 30 }

let given: { parts: EngineParts; media: HTMLVideoElement }
let navigation: AbortController
let player: { parts: EngineParts; host: HTMLElement; abort: AbortController }

function give(wanted = source) {
  giveHeadStart(
    async (parts): Promise<Engine> => {
      given = { parts, media: null as never }
      const mine = given
      const engine = await openNative(parts)
      mine.media = engine.media
      return engine
    },
    wanted,
    navigation.signal,
  )
}

/** The media element has a frame to show. */
function load(media: HTMLVideoElement) {
  Object.assign(HTMLMediaElement, { HAVE_CURRENT_DATA: 2 })
  Object.defineProperty(media, 'readyState', { value: 2 })
  media.dispatchEvent(new Event('loadeddata'))
}

/** The engine once it has loaded. */
async function opened(): Promise<typeof given> {
  await vi.advanceTimersByTimeAsync(0)
  return given
}

beforeEach(() => {
  given = undefined as never
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

describe('an engine opened before its player renders', () => {
  it('is taken over by the player of its source, with all events so far', async () => {
    give()
    expect((await opened()).media.getAttribute('src')).toBe(source.url)
    given.parts.report.failed({ kind: 'network' })
    const engine = await takeHeadStart(player.parts)
    expect(engine?.media).toBe(given.media)
    expect([...player.host.children]).toEqual([given.media])
    expect(player.parts.report.failed).toHaveBeenCalledWith({ kind: 'network' })
    given.parts.report.recovered()
    expect(player.parts.report.recovered).toHaveBeenCalledOnce()
    expect(takeHeadStart(player.parts)).toBeNull()
  })

  it('continues if requested again, and closes when navigation leaves the player', async () => {
    give()
    const { media, parts } = await opened()
    give()
    await Promise.resolve()
    expect(given.parts).toBe(parts)
    expect(parts.signal.aborted).toBe(false)
    expect((await takeHeadStart(player.parts))?.media).toBe(media)
  })

  it('is in its host, where it covers the poster once it has a frame, until its player takes it', async () => {
    const [before, skeleton] = [document.createElement('div'), document.createElement('div')]
    document.body.append(before, skeleton)
    showHeadStart(before)
    give()
    const { media } = await opened()
    expect([media.parentElement, media.style.backgroundColor]).toEqual([before, 'transparent'])
    expect([before.matches('[data-seen]'), isHeadStartSeen(source)]).toEqual([false, false])
    load(media)
    expect([media.parentElement, media.style.backgroundColor]).toEqual([before, ''])
    expect([before.matches('[data-seen]'), isHeadStartSeen(source)]).toEqual([true, true])
    expect(isHeadStartSeen({ ...source, startAt: null })).toBe(false)

    const hide = showHeadStart(skeleton)
    expect(media.parentElement).toBe(skeleton)
    await takeHeadStart(player.parts)
    expect(media.parentElement).toBe(player.host)
    hide()
    before.remove()
    skeleton.remove()
  })

  it.each([
    ['plays once it is visible, if it starts from the beginning', null],
    ['doesn’t play while resuming is offered', 30],
  ])('%s', async (_, startAt) => {
    const skeleton = document.createElement('div')
    document.body.append(skeleton)
    const hide = showHeadStart(skeleton)
    give({ ...source, startAt })
    const { media } = await opened()
    const play = vi.spyOn(media, 'play').mockResolvedValue()
    expect(play).not.toHaveBeenCalled()
    load(media)
    expect(play).toHaveBeenCalledTimes(startAt === null ? 1 : 0)
    hide()
    skeleton.remove()
  })

  it('closes with the player that took it, and not before', async () => {
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
  ])('is closed by a player that requests %s', (_, other) => {
    give()
    expect(takeHeadStart({ ...player.parts, source: other })).toBeNull()
    expect(given.parts.signal.aborted).toBe(true)
  })

  it.each([
    ['when nobody has come for it in a while', () => vi.advanceTimersByTime(60_000)],
    ['when the way to the player is given up', () => navigation.abort()],
    ['when another one begins', () => give({ ...source, startAt: null })],
  ])('is closed %s', (_, happens) => {
    give()
    const { signal } = given.parts
    happens()
    expect(signal.aborted).toBe(true)
  })
})

describe('the player’s controls', () => {
  async function waits(): Promise<boolean> {
    let isWaiting = true
    void headStartFrame().then(() => {
      isWaiting = false
    })
    await vi.advanceTimersByTimeAsync(0)
    return isWaiting
  }

  it('don’t wait for a stream that isn’t opened ahead', async () => {
    expect(await waits()).toBe(false)
  })

  it('wait until its first frame is on the screen', async () => {
    const skeleton = document.createElement('div')
    document.body.append(skeleton)
    const hide = showHeadStart(skeleton)
    give()
    const { media } = await opened()
    let paint = () => {}
    const requestVideoFrameCallback = (listener: () => void) => {
      paint = listener
    }
    Object.assign(media, { requestVideoFrameCallback })
    load(media)
    expect(await waits()).toBe(true)
    paint()
    expect(await waits()).toBe(false)
    hide()
    skeleton.remove()
  })

  it.each<[string, () => void]>([
    ['has a frame but no place to show it', () => load(given.media)],
    ['has failed', () => given.parts.report.failed({ kind: 'network' })],
    ['has been closed', () => navigation.abort()],
    ['takes too long', () => vi.advanceTimersByTime(300)],
  ])('stop waiting if the stream %s', async (_, happen) => {
    give()
    await opened()
    expect(await waits()).toBe(true)
    happen()
    expect(await waits()).toBe(false)
  })
})
