// @vitest-environment happy-dom
import { enGb } from '@upbeat/phrases/en-gb'
import { beforeEach, expect, it, vi } from 'vitest'
import { isSignedIn, restoreSession, useAuth } from '../features/auth/auth-store.ts'
import { takeDeeplink } from '../features/auth/deeplink.ts'
import { showLanguage } from '../features/i18n/change-language.ts'
import { answerUnauthorized } from './answer-unauthorized.ts'

const navigate = vi.fn()

beforeEach(() => {
  localStorage.setItem('token', 't1')
  localStorage.setItem('userId', 'u1')
  restoreSession()
  sessionStorage.clear()
  navigate.mockClear()
  showLanguage('en-gb', enGb)
})

it('ERR-26 AUTH-07 AUTH-25 reports the expired session on the sign-in page, and returns afterwards', () => {
  history.replaceState(null, '', '/classes?x=1')
  answerUnauthorized({ navigate }, 't1')
  expect(isSignedIn()).toBe(false)
  expect(localStorage).toHaveLength(0)
  expect(useAuth.getState().errorText).toBe('Invalid data or your session has expired')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/signin')
  expect(takeDeeplink()).toBe('/classes?x=1')
})

it('keeps a newer session', () => {
  answerUnauthorized({ navigate }, 't0')
  expect(isSignedIn()).toBe(true)
  expect(navigate).not.toHaveBeenCalled()
})
