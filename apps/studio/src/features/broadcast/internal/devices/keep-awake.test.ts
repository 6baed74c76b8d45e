// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { keepAwake } from './keep-awake.ts'

const release = vi.fn(async () => {})
const request = vi.fn(async (): Promise<unknown> => ({ release }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it('keeps the screen on again after the device slept, until the broadcast ends', async () => {
  vi.stubGlobal('navigator', { wakeLock: { request } })
  const end = keepAwake()
  expect(request).toHaveBeenCalledTimes(1)
  // The browser has released the lock meanwhile.
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(request).toHaveResolvedTimes(2))
  end()
  await vi.waitFor(() => expect(release).toHaveBeenCalledOnce())
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
})

it('goes on where a battery saver refuses it, and in browsers that can’t', async () => {
  request.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'))
  vi.stubGlobal('navigator', { wakeLock: { request } })
  keepAwake()()
  vi.stubGlobal('navigator', {})
  keepAwake()()
  expect(request).toHaveBeenCalledTimes(1)
})
