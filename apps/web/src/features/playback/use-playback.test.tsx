import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Playback, usePlayback } from './use-playback.ts'

let playback: Playback
const fetched = vi.fn(async (_request: RequestInfo | URL, _init?: RequestInit) => new Response(null, { status: 204 }))

beforeEach(() => void vi.stubGlobal('fetch', fetched.mockClear()))
afterEach(() => void vi.unstubAllGlobals())

function Player() {
  playback = usePlayback({
    url: 'http://club.test/class.mp4',
    startAt: 30,
    jwPlayerId: null,
    starts: false,
    fetchAddress: async () => '',
  })
  return <div ref={playback.host} />
}

/** The media element of a new engine (not `before`), once it has metadata. */
async function opened(before: HTMLVideoElement | null = null): Promise<HTMLVideoElement> {
  const media = await vi.waitFor(() => {
    expect(playback.media).not.toBe(before)
    expect(playback.media).not.toBeNull()
    return playback.media as HTMLVideoElement
  })
  act(() => void media.dispatchEvent(new Event('loadedmetadata')))
  return media
}

it('PLAY-24 a class that fails midway reports it, and resumes there on retry', async () => {
  const { container } = render(<Player />)
  const first = await opened()
  expect(first.currentTime).toBe(30)
  act(() => void first.dispatchEvent(new Event('playing')))
  first.currentTime = 754
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2 })
  act(() => void first.dispatchEvent(new Event('error')))
  expect(playback.failure?.kind).toBe('playback')

  act(() => playback.retry())
  const second = await opened(first)
  expect(playback.failure).toBeNull()
  expect(second.currentTime).toBe(754)
  expect([...container.querySelectorAll('video')]).toEqual([second])
})

it('a retry keeps volume and rate', async () => {
  render(<Player />)
  const first = await opened()
  act(() => playback.store.setState({ start: 'sound' }))
  Object.assign(first, { muted: true, volume: 0.4, defaultPlaybackRate: 1.5 })
  act(() => playback.retry())
  const second = await opened(first)
  expect([second.muted, second.volume, second.playbackRate]).toEqual([true, 0.4, 1.5])

  // A class muted by autoplay policy may unmute after a button press.
  act(() => playback.store.setState({ start: 'muted' }))
  act(() => playback.retry())
  const third = await opened(second)
  expect([third.muted, third.playbackRate]).toEqual([false, 1.5])
})

it('tells the server that a class failed, by code alone, and nothing about a network that is away', async () => {
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2 })
  render(<Player />)
  const media = await opened()
  act(() => playback.store.setState({ failure: { kind: 'network' } }))
  expect(fetched).not.toHaveBeenCalled()
  Object.defineProperty(media, 'error', { value: { code: 4, message: 'http://club.test/class.mp4 is broken' } })
  act(() => void media.dispatchEvent(new Event('error')))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(String(url)).toContain('/api/v2/users/playbackerrors')
  expect(JSON.parse(String(init?.body))).toEqual({ code: 'mediaError4', isLive: false })
})
