// @vitest-environment happy-dom
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { ApiError } from '@upbeat/client/api-error.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient, shouldRetry } from './query-client.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
})

describe('shouldRetry', () => {
  it.each([
    [0, new ApiError(404, 404, ''), false],
    [0, new ApiError(401, 401, ''), false],
    [0, new ApiError(503, 503, ''), true],
    [1, new ApiError(0, 0, ''), true],
    [2, new ApiError(0, 0, ''), false],
  ])('after %i failures, %o: %s', (failures, error, expected) => {
    expect(shouldRetry(failures, error)).toBe(expected)
  })
})

it('keeps a cached list for longer than a class opened from it lasts', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  await client.prefetchQuery({ queryKey: ['favourites'], queryFn: () => 'kept' })
  vi.advanceTimersByTime(3 * 60 * 60_000)
  expect(client.getQueryData(['favourites'])).toBe('kept')
  vi.useRealTimers()
})

describe('the cache without a network', () => {
  it('fails queries and mutations at once, so that no page hangs', async () => {
    const client = goOffline()
    await expect(client.ensureQueryData({ queryKey: ['classes'], queryFn: failing })).rejects.toBeInstanceOf(ApiError)
    const change = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn: failing }))
    await expect(change.execute(undefined)).rejects.toBeInstanceOf(ApiError)
    expect(failing).toHaveBeenCalledTimes(2)
  })

  it('refetches failed queries, and only those, when the network returns', async () => {
    const client = goOffline()
    client.mount()
    client.setQueryData(['known'], 'kept')
    const known = vi.fn()
    const answers = [() => Promise.reject(new ApiError(0, 0, 'offline')), async () => 'classes']
    const stops = [
      new QueryObserver(client, { queryKey: ['classes'], queryFn: () => answers.shift()?.() }).subscribe(() => {}),
      new QueryObserver(client, { queryKey: ['known'], queryFn: known }).subscribe(() => {}),
    ]
    await vi.waitFor(() => expect(client.getQueryState(['classes'])?.status).toBe('error'))
    vi.restoreAllMocks()
    onlineManager.setOnline(true)
    await vi.waitFor(() => expect(client.getQueryData(['classes'])).toBe('classes'))
    expect(known).not.toHaveBeenCalled()
    for (const stop of stops) stop()
    client.unmount()
  })
})

const failing = vi.fn(() => Promise.reject(new ApiError(0, 0, 'offline')))

function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onlineManager.setOnline(false)
  return createQueryClient()
}
