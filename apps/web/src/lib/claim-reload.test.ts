// @vitest-environment happy-dom
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

/** A freshly loaded page: empty memory, persistent storage. */
async function openPage(type: 'navigate' | 'reload') {
  const entry = fromPartial<PerformanceNavigationTiming>({ type })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  vi.resetModules()
  return import('./claim-reload.ts')
}

describe('claimReload', () => {
  it('SHELL-21 EMBED-11 allows one reload per reason and session', async () => {
    const page = await openPage('navigate')
    expect([page.claimReload('pageReloaded'), page.claimReload('pageReloaded')]).toEqual([true, false])
    const reloaded = await openPage('reload')
    expect([reloaded.claimReload('pageReloaded'), reloaded.claimReload('checkReloaded')]).toEqual([false, true])
  })

  it('SHELL-21 EMBED-11 allows only the first reload if storage is blocked', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const page = await openPage('navigate')
    expect([page.claimReload('checkReloaded'), page.claimReload('checkReloaded')]).toEqual([true, false])
    const reloaded = await openPage('reload')
    expect([reloaded.claimReload('checkReloaded'), reloaded.claimReload('pageReloaded')]).toEqual([false, false])
  })
})
