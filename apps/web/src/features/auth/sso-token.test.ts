// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clock } from '../../lib/clock.ts'
import { keepSsoToken, onSsoTokenDue, readClaims, renewedSsoToken } from './sso-token.ts'

const now = Date.UTC(2026, 4, 4)
const renew = vi.fn(async () => {})
beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  clock.synchronise(now)
  onSsoTokenDue(renew)
})

function jwt(claims: unknown) {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  return `header.${btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')}.signature`
}
const expiry = () => Math.round((Number(localStorage.getItem('SSOTokenExpiry')) - now) / 1000)

describe('the identity token', () => {
  it('SSO-04 SSO-10 is stored with its expiry: now plus its lifetime, less a minute', () => {
    const token = jwt({ exp: now / 1000 + 900, name: 'Zoë' })
    keepSsoToken(token)
    expect(localStorage.getItem('SSOToken')).toBe(token)
    expect(expiry()).toBe(840)
    keepSsoToken('not readable')
    expect(expiry()).toBe(3540)
    keepSsoToken(token, now / 1000 + 300)
    expect(expiry()).toBe(240)
  })

  it('SSO-05 is renewed once its expiry has passed, and not before', () => {
    expect(renewedSsoToken()).toBeUndefined()
    keepSsoToken(jwt({ exp: now / 1000 + 900 }))
    expect(renewedSsoToken()).toBeUndefined()
    clock.synchronise(now + 839_000)
    expect(renewedSsoToken()).toBeUndefined()
    clock.synchronise(now + 841_000)
    expect(renewedSsoToken()).toBeInstanceOf(Promise)
    for (const past of ['1', new Date(now).toISOString(), 'nonsense']) {
      localStorage.setItem('SSOTokenExpiry', past)
      expect(renewedSsoToken()).toBeInstanceOf(Promise)
    }
    expect(renew).toHaveBeenCalledTimes(4)
  })

  it('exposes its claims unverified', () => {
    expect(readClaims(jwt({ nonce: 'n', name: 'Zoë 🏔' }))).toEqual({ nonce: 'n', name: 'Zoë 🏔' })
    for (const token of ['', 'a.b.c', 'a', jwt(7)]) expect(readClaims(token)).toBeNull()
  })
})
