import { vi } from 'vitest'

/** What is waited for in a test takes as long as a loaded machine needs; the defaults of a second fail there. */
const timeout = 20_000

// Files that share a process run this each.
if (vi.waitFor.name !== 'waitForPatiently') {
  const { waitFor, waitUntil } = vi
  vi.waitFor = function waitForPatiently(callback, options) {
    return waitFor(callback, withTimeout(options))
  }
  vi.waitUntil = (callback, options) => waitUntil(callback, withTimeout(options))
}

function withTimeout<T extends { timeout?: number }>(
  options: number | T | undefined,
): number | (T | { timeout: number }) {
  return typeof options === 'number' ? options : { timeout, ...options }
}
