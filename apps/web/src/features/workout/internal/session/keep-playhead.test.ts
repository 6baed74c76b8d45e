// @vitest-environment happy-dom
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi } from '../../../../lib/api/api.ts'
import { startTestServer, type TestReply } from '../../../../lib/testing/start-test-server.ts'
import { playheadsSaved } from '../../../activity/save-playhead.ts'
import { keepPlayhead } from './keep-playhead.ts'

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}
let reply: () => TestReply
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(() => reply())
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
})
afterAll(() => server.close())
beforeEach(() => {
  server.requests.length = 0
  reply = () => ({ headers, body: {} })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const saved = () =>
  server.requests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body).positionSecond)

describe('the playback position', () => {
  it('is saved at most every five seconds, however often playback is paused', async () => {
    const { tick, pause, leave } = play()
    for (let second = 0; second < 12; second += 1) {
      tick(1)
      pause()
    }
    // After a pause it is saved once five seconds have passed, before the next second is reported.
    await vi.waitFor(() => expect(saved()).toEqual([1, 5, 10]))
    leave()
    await vi.waitFor(() => expect(saved()).toEqual([1, 5, 10, 12]))
  })

  it('is saved before playheads are read, also less than five seconds after the last save', async () => {
    const { tick, leave } = play()
    tick(1)
    await vi.waitFor(() => expect(saved()).toEqual([1]))
    tick(2)
    await playheadsSaved()
    expect(saved()).toEqual([1, 3])
    leave()
  })

  it('that is refused as of a class that is gone ends the class', async () => {
    reply = () => ({ status: 404, headers, body: { code: 404, message: 'This class is no longer available' } })
    const { tick, leave, onGone } = play()
    tick(1)
    await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce())
    leave()
  })

  it('is saved after a pause', async () => {
    const { tick, pause, wait } = play()
    tick(1)
    tick(1)
    pause()
    await vi.waitFor(() => expect(saved()).toEqual([1]))
    wait(4)
    await vi.waitFor(() => expect(saved()).toEqual([1, 2]))
    wait(60)
    expect(saved()).toEqual([1, 2])
  })
})

function play() {
  let now = 0
  const media = Object.assign(new EventTarget(), { currentTime: 0, duration: 1500, paused: false })
  const abort = new AbortController()
  const onGone = vi.fn()
  const parts = { tag: 'morning-flow', onGone, now: () => now }
  keepPlayhead(fromPartial<HTMLMediaElement>(media), parts, abort.signal)
  const wait = (seconds: number) => {
    now += seconds * 1000
    vi.advanceTimersByTime(seconds * 1000)
  }
  return {
    onGone,
    wait,
    /** Advances time during playback. */
    tick: (seconds: number) => {
      media.currentTime += seconds
      wait(seconds)
      media.dispatchEvent(new Event('timeupdate'))
    },
    pause: () => media.dispatchEvent(new Event('pause')),
    leave: () => abort.abort(),
  }
}
