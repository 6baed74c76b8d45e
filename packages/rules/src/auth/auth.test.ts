import { describe, expect, it } from 'vitest'
import { emailKey, storedEmailKeys } from './email-key.ts'
import { isEmail } from './is-email.ts'
import { isPassword } from './is-password.ts'
import { isSsoTokenStale, ssoTokenExpiry } from './sso-expiry.ts'

describe('isEmail', () => {
  it.each([
    ['a@b.c', true],
    ['active@pulse.example', true],
    ['name+tag@sub.domain.co.uk', true],
    ['a b@c.d', false],
    ['a@b', false],
    ['@b.c', false],
    ['a@.c', false],
    ['a@b.', false],
    ['a@b@c.d', false],
    ['a@b.c ', false],
    ['', false],
    [`${'a'.repeat(250)}@b.c`, true],
    [`${'a'.repeat(251)}@b.c`, false],
  ])('AUTH-14 %j: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected)
  })
})

describe('email keys', () => {
  const [composed, decomposed] = ['ren\u00E9@club.example', 'rene\u0301@club.example']

  it.each([composed, decomposed, 'REN\u00C9@Club.example', 'RENE\u0301@club.example'])('%j has one key', (typed) => {
    expect(emailKey(typed)).toBe(composed)
  })

  it('include the forms that were stored before, as typed first', () => {
    expect(storedEmailKeys('Rene\u0301@club.example')).toEqual([decomposed, composed, decomposed])
    expect(storedEmailKeys(composed)).toEqual([composed, composed, decomposed])
  })
})

describe('isPassword', () => {
  it.each([
    ['12345678', false],
    ['abcdefgh', false],
    ['abcdefg1', true],
    ['ABCDEFG1', true],
    ['abcdef1', false],
    ['Demo1234', true],
    ['пароль12', true],
    ['💪💪💪a1', false],
    ['e\u0301e\u0301e\u0301abc1', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isPassword(text)).toBe(expected)
  })
})

describe('SSO token expiry', () => {
  const now = 1_000_000_000
  it.each([
    [null, now + 3_540_000],
    [now / 1000 + 600, now + 540_000],
    [now / 1000 + 30, now - 30_000],
  ])('renews a token that ends at %s', (expiresAt, expected) => {
    expect(ssoTokenExpiry(expiresAt, now)).toBe(expected)
  })
  it('has passed from the exact millisecond on', () => {
    expect(isSsoTokenStale(now, now - 1)).toBe(false)
    expect(isSsoTokenStale(now, now)).toBe(true)
  })
})
