// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeEvent, startingAt } from '../testing/make-event.ts'
import { useRefreshAtStart } from './use-refresh-at-start.ts'

const start = Date.parse('2026-11-20T12:00:00Z')
const occurrences = [{ event: makeEvent(startingAt('2026-11-20T12:00:00Z')), startsAt: start }]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watch(random: number) {
  const refresh = vi.fn()
  const { rerender, unmount } = renderHook(({ now }) => useRefreshAtStart(occurrences, now, refresh, () => random), {
    initialProps: { now: start - 1000 },
  })
  return { refresh, rerender, unmount }
}

describe('a started event', () => {
  it.each([0.001, 0.5, 0.999])('is refetched within five seconds, at a random time per viewer (%d)', (random) => {
    const { refresh, rerender } = watch(random)
    vi.advanceTimersByTime(10_000)
    expect(refresh).not.toHaveBeenCalled()
    rerender({ now: start })
    vi.advanceTimersByTime(random * 5000 - 1)
    expect(refresh).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2)
    rerender({ now: start + 1000 })
    vi.advanceTimersByTime(10_000)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('is not refetched after leaving', () => {
    const { refresh, rerender, unmount } = watch(0.5)
    rerender({ now: start })
    unmount()
    vi.advanceTimersByTime(10_000)
    expect(refresh).not.toHaveBeenCalled()
  })
})
