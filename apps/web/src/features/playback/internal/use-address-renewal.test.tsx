import { act, renderHook } from '@testing-library/react'
import { ApiError } from '@upbeat/client/api-error.ts'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useStore } from 'zustand'
import type { Engine } from './engine/engine.ts'
import { createPlaybackStore } from './playback-store.ts'
import { useAddressRenewal } from './use-address-renewal.ts'

const next = 'http://club.test/media/two/class/master.m3u8'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A class whose URL is rejected; `fetchAddress` returns the next one. */
async function refuse(fetchAddress: () => Promise<string>) {
  const store = createPlaybackStore(null)
  const engine = fromPartial<Engine>({ renew: vi.fn() })
  store.setState({ engine, failure: { kind: 'expired' } })
  renderHook(() => useAddressRenewal({ ...useStore(store), store }, 'http://cdn.test/one/master.m3u8', fetchAddress))
  await pass(0)
  return { engine, failure: () => store.getState().failure?.kind ?? null }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const offline = (): Promise<string> => Promise.reject(new ApiError(0, 0, 'offline'))

describe('a rejected URL', () => {
  it('reports a missing network, and retries every five seconds until there is one', async () => {
    const fetchAddress = vi.fn(offline)
    const { engine, failure } = await refuse(fetchAddress)
    expect([fetchAddress.mock.calls.length, failure()]).toEqual([1, 'network'])
    await pass(5000)
    expect([fetchAddress.mock.calls.length, failure()]).toEqual([2, 'network'])
    fetchAddress.mockResolvedValue(next)
    await pass(5000)
    expect(engine.renew).toHaveBeenCalledExactlyOnceWith(next)
    expect(failure()).toBeNull()
    await pass(20_000)
    expect(fetchAddress).toHaveBeenCalledTimes(3)
  })

  it('is renewed as soon as the network returns', async () => {
    const fetchAddress = vi.fn(offline)
    const { engine, failure } = await refuse(fetchAddress)
    fetchAddress.mockResolvedValue(next)
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(engine.renew).toHaveBeenCalledExactlyOnceWith(next)
    expect(failure()).toBeNull()
  })

  it('fails without retry if the server returns no new URL', async () => {
    const fetchAddress = vi.fn(() => Promise.reject(new ApiError(404, 404, 'gone')))
    const { failure } = await refuse(fetchAddress)
    await pass(20_000)
    expect([fetchAddress.mock.calls.length, failure()]).toEqual([1, 'playback'])
  })
})
