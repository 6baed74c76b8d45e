// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAwake } from './keep-awake.ts'

let held: { released: boolean; release: () => Promise<void> }[]
let media: HTMLMediaElement
let abort: AbortController

beforeEach(() => {
  held = []
  const request = async () => {
    const lock = {
      released: false,
      release: async () => {
        lock.released = true
      },
    }
    held.push(lock)
    return lock
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))
  media = document.createElement('video')
  abort = new AbortController()
  keepAwake(media, abort.signal)
})
afterEach(() => {
  abort.abort()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function set(paused: boolean, ...events: string[]) {
  vi.spyOn(media, 'paused', 'get').mockReturnValue(paused)
  for (const type of events) media.dispatchEvent(new Event(type))
}
/** Like browsers, releases the lock when the page is hidden. */
function show(visible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
  if (!visible) for (const lock of held) lock.released = true
  document.dispatchEvent(new Event('visibilitychange'))
}
const settled = () => new Promise((resolve) => setTimeout(resolve))
const holding = async () => {
  await settled()
  return held.filter(({ released }) => !released).length
}

describe('the wake lock', () => {
  it('is held only while the class plays', async () => {
    expect(await holding()).toBe(0)
    set(false, 'playing')
    expect(await holding()).toBe(1)
    set(true, 'pause')
    expect(await holding()).toBe(0)
    set(false, 'playing')
    expect(await holding()).toBe(1)
    abort.abort()
    expect(await holding()).toBe(0)
  })

  it('is reacquired when the page becomes visible, if the class is still playing', async () => {
    set(false, 'playing')
    await settled()
    show(false)
    expect(await holding()).toBe(0)
    show(true)
    expect(await holding()).toBe(1)
    show(false)
    set(true, 'pause')
    show(true)
    expect(await holding()).toBe(0)
  })

  it('is released if the class stops before the browser grants it, however often it restarted', async () => {
    set(false, 'playing', 'playing')
    set(true, 'pause')
    set(false, 'playing')
    expect(await holding()).toBe(1)
    set(true, 'pause')
    expect(await holding()).toBe(0)
  })
})
