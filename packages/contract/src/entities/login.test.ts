import { describe, expect, it } from 'vitest'
import { LoginForm } from './login.ts'

const envelope = {
  client_id: 'upbeat',
  redirect_uri: 'http://localhost:4000/callback',
  response_type: 'token',
  scope: 'openid',
  tenantId: 't-pulse',
  skipConsent: 'true',
}

describe('a login form', () => {
  it.each([
    { ...envelope, token: 'jwt', nonce: 'n' },
    { ...envelope, token: 'jwt' },
    { ...envelope, username: 'a@b.c', password: 'x' },
    { username: 'a@b.c', password: 'x' },
  ])('is parsed as %j', (form) => {
    expect(LoginForm.parse(form)).toEqual(form)
  })

  it.each([
    envelope,
    { ...envelope, token: '' },
    { ...envelope, username: 'a@b.c' },
    { ...envelope, username: 'a@b.c', password: '' },
    { ...envelope, response_type: 'code', token: 'jwt' },
    { token: 'x'.repeat(16_001) },
  ])('is rejected as %j', (form) => {
    expect(LoginForm.safeParse(form).success).toBe(false)
  })
})
