// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import type { EngineParts } from './internal/engine/engine.ts'
import type { JwPlayer } from './internal/engine/jw-library.ts'
import { openEngine } from './open-engine.ts'

const url = 'http://club.test/media/one/class/master.m3u8'

let host: HTMLElement
let abort: AbortController
let parts: EngineParts
let handlers: Record<string, (data: { message?: string }) => void>
let isRemoved: boolean
let warned: MockInstance

/** The parts of JW Player used during setup; a script tag loads nothing here. */
function createJwPlayer(place: HTMLElement): JwPlayer {
  const player: JwPlayer = {
    setup: () => {
      place.append(document.createElement('video'))
      return player
    },
    on: (event, handler) => {
      handlers[event] = handler
      return player
    },
    remove: () => {
      isRemoved = true
    },
    load: () => player,
    getQualityLevels: () => [],
    setCurrentQuality: () => {},
  }
  return player
}

beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  host = document.createElement('div')
  abort = new AbortController()
  const report = { failed: vi.fn(), recovered: vi.fn(), qualities: vi.fn() }
  parts = { host, source: { url, startAt: null }, report, signal: abort.signal }
  handlers = {}
  isRemoved = false
  vi.stubGlobal('jwplayer', createJwPlayer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Closes the player while the engine is loading. */
async function closeWhile(opening: Promise<unknown>) {
  abort.abort()
  await expect(opening).rejects.toHaveProperty('name', 'AbortError')
  expect(host.childElementCount).toBe(0)
}

describe('an engine whose player closed while it was loading', () => {
  it('cleans up the built-in engine', () => closeWhile(openEngine(parts, null)))
  it('cleans up JW Player', () => closeWhile(openEngine(parts, 'licence')))

  it("is removed during JW Player's setup, and no other is opened", async () => {
    const opening = openEngine(parts, 'licence')
    await vi.waitFor(() => expect(host.querySelector('video')).not.toBeNull())
    await closeWhile(opening)
    expect(isRemoved).toBe(true)
    expect(warned).not.toHaveBeenCalled()
  })
})

describe('JW Player', () => {
  it('PLAY-21 provides its media element once ready', async () => {
    const opening = openEngine(parts, 'licence')
    await vi.waitFor(() => expect(handlers.ready).toBeDefined())
    const video = host.querySelector('video')
    handlers.ready?.({})
    expect((await opening).media).toBe(video)
  })

  it.each<[string, () => unknown]>([
    ['fails to be set up', () => handlers.setupError?.({ message: 'no licence' })],
    ['never becomes ready', () => vi.advanceTimersByTimeAsync(8000)],
  ])('PLAY-21 falls back to the built-in player if it %s', async (_, happens) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const opening = openEngine(parts, 'licence')
    await vi.waitFor(() => expect(handlers.ready).toBeDefined())
    const theirs = host.querySelector('video')
    await happens()
    const { media } = await opening
    expect(isRemoved).toBe(true)
    expect(media).not.toBe(theirs)
    expect([...host.children]).toEqual([media])
  })
})
