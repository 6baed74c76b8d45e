import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clock } from '../../../lib/clock.ts'
import { makeEvent, startingAt } from '../testing/make-event.ts'
import { useScheduleTime } from './use-schedule-time.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  clock.synchronise(now)
})
afterEach(() => void vi.useRealTimers())

it('changes with each minute, and when an event starts, is no longer awaited, or is over', async () => {
  const start = new Date(now + 30_000).toISOString()
  const known = { events: [makeEvent({ ...startingAt(start, 'awaiting'), duration: 1000 })], knownAt: now }
  const times: number[] = []
  renderHook(() => times.push((useScheduleTime(known) - now) / 1000))
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await pass(29)
  expect(times).toEqual([0])
  await pass(1)
  expect(times).toEqual([0, 30])
  await pass(89)
  expect(times).toEqual([0, 30, 60])
  await pass(1200)
  // Awaited for ten minutes.
  expect(times).toContain(630)
  expect(times).toContain(1030.001)
})
