// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest'
import { createOidcSsoClient } from './oidc-sso-client.ts'

test('a provider that can’t be reached doesn’t stop the page from loading', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const stop = vi.fn()
  vi.stubGlobal('stop', stop)
  const client = createOidcSsoClient({
    authority: 'https://id.example',
    clientId: 'club',
    scopes: ['openid'],
    redirect: 'https://club.example/callback',
    afterSignOut: 'https://club.example/',
    language: 'en',
  })
  await expect(client.leave({ again: false, replacing: true })).rejects.toThrow('Failed to fetch')
  await expect(client.leaveForSignOut('token')).rejects.toThrow('Failed to fetch')
  expect(stop).not.toHaveBeenCalled()
})
