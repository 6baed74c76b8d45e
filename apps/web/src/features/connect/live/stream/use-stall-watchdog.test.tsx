import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useStallWatchdog } from './use-stall-watchdog.ts'

type Picture = { paused: boolean; ended: boolean; playbackRate: number; currentTime: number }
const playing: Picture = { paused: false, ended: false, playbackRate: 1, currentTime: 0 }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** `pass` advances seconds, in each of which the position moves by `speed`, and returns how often it rejoined. */
function watch(picture: Picture) {
  const rejoin = vi.fn()
  const { unmount } = renderHook(() => useStallWatchdog(picture as HTMLMediaElement, rejoin))
  const pass = (seconds: number, speed = 0) => {
    for (let second = 0; second < seconds; second += 1) {
      picture.currentTime += speed
      vi.advanceTimersByTime(1000)
    }
    return rejoin.mock.calls.length
  }
  return { pass, unmount }
}

describe('the watchdog of live playback', () => {
  it('rejoins after a stall of ten seconds, and again after ten more', () => {
    const { pass } = watch({ ...playing })
    expect(pass(5, 1)).toBe(0)
    expect(pass(9)).toBe(0)
    expect(pass(1)).toBe(1)
    expect(pass(9)).toBe(1)
    expect(pass(1)).toBe(2)
  })

  it('ignores playback that moves, however slowly', () => {
    expect(watch({ ...playing }).pass(60, 0.01)).toBe(0)
  })

  it.each([
    ['was paused', { paused: true }],
    ['has ended', { ended: true }],
    ['is held at the very start', { playbackRate: 0 }],
  ])('ignores a video that %s', (_why, held) => {
    expect(watch({ ...playing, ...held }).pass(60)).toBe(0)
  })

  it('waits while offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(watch({ ...playing }).pass(60)).toBe(0)
  })

  it('stops with its video', () => {
    const { pass, unmount } = watch({ ...playing })
    unmount()
    expect(pass(60)).toBe(0)
  })
})
