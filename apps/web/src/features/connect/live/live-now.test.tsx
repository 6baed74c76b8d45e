import { act, cleanup, render, screen } from '@testing-library/react'
import { enGb } from '@upbeat/phrases/en-gb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clock } from '../../../lib/clock.ts'
import { makeTenant } from '../../../lib/testing/tenant-factory.ts'
import { showLanguage } from '../../i18n/change-language.ts'
import { setTenant } from '../../tenant/tenant-store.ts'
import { makeEvent, startingAt } from '../testing/make-event.ts'
import { LiveNow } from './live-now.tsx'

const start = '2026-11-20T12:00:00Z'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function counterAt(seconds: number, values: Parameters<typeof makeEvent>[0]) {
  clock.synchronise(Date.parse(start) + seconds * 1000)
  render(<LiveNow event={makeEvent({ ...startingAt(start, 'streaming'), ...values })} />)
  return screen.getByRole('timer')
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

it('LIVE-22 counts down to the first frame of a simulated live, then up from its start', async () => {
  const counter = counterAt(7, { type: 1, duration: 1200 })
  expect(counter.textContent).toBe('We all start together in 00:00:11')
  await pass(11)
  expect(counter.textContent).toBe('Live for 00:00:18')
})

it('LIVE-22 counts up at once if the stream has no added latency', () => {
  expect(counterAt(7, { type: 2 }).textContent).toBe('Live for 00:00:07')
})

it('shows the remaining time and the coach until it is over', async () => {
  clock.synchronise(Date.parse(start) + 11 * 60_000)
  render(<LiveNow coach="Mia Sol" event={makeEvent({ ...startingAt(start, 'streaming'), type: 2, duration: 720 })} />)
  const facts = () => screen.getByText('Mia Sol').parentElement?.textContent
  expect(facts()).toBe('1 min leftMia Sol')
  await pass(60)
  expect(facts()).toBe('Mia Sol')
})

it('stops the counter of a simulated live at its end, but not that of a broadcast', () => {
  expect(counterAt(100, { type: 1, duration: 64 }).textContent).toBe('Live for 00:01:04')
  cleanup()
  expect(counterAt(100, { type: 2, duration: 64 }).textContent).toBe('Live for 00:01:40')
})
