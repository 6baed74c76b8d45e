// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createKeyValueStore, type LocalKey } from './storage.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => {
  warn.mockClear()
  window.localStorage.clear()
})

describe('a key value store', () => {
  it('stores values in the browser under their keys', () => {
    const store = createKeyValueStore<LocalKey>(() => window.localStorage)
    store.set('token', 'a')
    expect(window.localStorage.getItem('token')).toBe('a')
    store.remove('token')
    expect(store.get('token')).toBeNull()
    expect(window.localStorage).toHaveLength(0)
  })

  it('SHELL-24 falls back to memory if storage is blocked, and logs it', () => {
    const store = createKeyValueStore<LocalKey>(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(warn).toHaveBeenCalledOnce()
    store.set('token', 'a')
    expect(store.get('token')).toBe('a')
    store.clear()
    expect(store.get('token')).toBeNull()
  })

  it('keeps values in memory if storage is full', () => {
    const full = {
      ...fakeStorage(),
      setItem: vi
        .fn()
        .mockImplementationOnce(() => {})
        .mockImplementation(throwQuota),
    }
    const store = createKeyValueStore<LocalKey>(() => full)
    store.set('terms', 'long')
    expect(store.get('terms')).toBe('long')
    expect(warn).toHaveBeenCalled()
  })
})

function throwQuota() {
  throw new DOMException('full', 'QuotaExceededError')
}

function fakeStorage(): Storage {
  return { length: 0, key: () => null, getItem: () => null, setItem: () => {}, removeItem: () => {}, clear: () => {} }
}
