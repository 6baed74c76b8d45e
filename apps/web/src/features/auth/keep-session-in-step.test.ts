// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { resetAreas } from '../../lib/store-area.ts'
import { memberId, restoreSession } from './auth-store.ts'
import { keepSessionInStep } from './keep-session-in-step.ts'

const show = vi.fn()
keepSessionInStep(show)

/** The storage events of another tab's writes. */
function write(key: 'token' | 'userId', value: string | null) {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

beforeEach(() => {
  localStorage.clear()
  resetAreas()
  restoreSession()
  show.mockClear()
})

it('follows a sign-in of another tab once both values have arrived, in either order', () => {
  write('token', 't1')
  expect(memberId()).toBe('guest')
  expect(show).not.toHaveBeenCalled()
  write('userId', 'u1')
  expect(memberId()).toBe('u1')
  expect(show).toHaveBeenCalledOnce()
})

it('AUTH-06 follows a sign-out of another tab, once', () => {
  write('userId', 'u1')
  write('token', 't1')
  show.mockClear()
  write('token', null)
  write('userId', null)
  expect(memberId()).toBe('guest')
  expect(show).toHaveBeenCalledOnce()
})
