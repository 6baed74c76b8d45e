// @vitest-environment happy-dom
import { isLatestTermsAccepted } from '@upbeat/rules/consent/consent'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi } from '../../lib/api/api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { startTestServer } from '../../lib/testing/start-test-server.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { isEmbedded, readEmbeddedMode } from '../embedding/embedded-mode.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { isSignedIn, memberId, restoreSession, useAuth } from './auth-store.ts'
import { takeDeeplink } from './deeplink.ts'
import { NoMembershipError } from './no-membership-error.ts'
import { consentsQuery, userConsentsQuery, userQuery } from './queries.ts'
import { signIn } from './sign-in/sign-in.ts'
import { dropSession, signOut } from './sign-out.ts'

const user = { applicationProfile: { emailAddress: 'a@b.c', firstName: 'Ada', lastName: null }, userId: 'u1' }
let login: { status: number; body: unknown }
let subscriptions: { status: number; body: unknown }
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer(({ path, method }) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (method === 'OPTIONS') return { headers }
    if (path === '/oauth/login') return { ...login, headers }
    if (path === '/api/v3/users') return { body: user, headers }
    if (path === '/api/v2/payments/subscriptions') return { ...subscriptions, headers }
    return { body: [], headers }
  })
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
})
afterAll(() => server.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
  server.requests.length = 0
  login = { status: 200, body: { Code: 'token-1', UserId: 'u1' } }
  subscriptions = { status: 200, body: [] }
  setTenant(makeTenant())
  restoreSession()
})

const asked = () => server.requests.map(({ method, path }) => `${method} ${path}`)

describe('session', () => {
  it('is signed in if and only if a token is stored', () => {
    expect(isSignedIn()).toBe(false)
    localStorage.setItem('token', 't')
    localStorage.setItem('userId', 'u9')
    restoreSession()
    expect(isSignedIn()).toBe(true)
    expect(memberId()).toBe('u9')
    localStorage.removeItem('token')
    restoreSession()
    expect(memberId()).toBe('guest')
  })

  it('AUTH-26 signs in with the login form and stores the Code as token', async () => {
    const signing = signIn({ username: 'a@b.c', password: 'Demo1234' })
    expect(useAuth.getState().session.status).toBe('signingIn')
    await signing
    const form = server.requests.find(({ path }) => path === '/oauth/login')?.body
    expect(Object.fromEntries(new URLSearchParams(form))).toMatchObject({
      client_id: 'upbeat',
      response_type: 'token',
      scope: 'openid',
      tenantId: 'tenant-1',
      skipConsent: 'true',
      username: 'a@b.c',
      password: 'Demo1234',
    })
    expect(localStorage.getItem('token')).toBe('token-1')
    expect(localStorage.getItem('userId')).toBe('u1')
    expect(useAuth.getState().session).toEqual({ status: 'signedIn', token: 'token-1', userId: 'u1' })
  })

  it('SHELL-34 holds the member, their answers, errors and pending actions', async () => {
    readEmbeddedMode('?runtime=embedded', false)
    await signIn({ username: 'a@b.c', password: 'Demo1234' })
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    // Server data is in the query cache, client state in the area.
    expect(queryClient.getQueryData(userQuery().queryKey)).toEqual(user)
    const answers = queryClient.getQueryData(userConsentsQuery().queryKey)
    expect([queryClient.getQueryData(consentsQuery().queryKey), answers]).toEqual([[], []])
    expect(isLatestTermsAccepted(answers ?? [])).toBe(true)
    expect(useAuth.getState()).toEqual({
      session: { status: 'signedIn', token: 'token-1', userId: 'u1' },
      errorText: '',
      notificationText: '',
      forgotPassword: 'closed',
      accessCode: { status: 'none' },
      ssoTokenError: false,
    })
    expect(isEmbedded()).toBe(true)
    sessionStorage.setItem('deeplink', '/classes/a')
    expect([takeDeeplink(), takeDeeplink()]).toEqual(['/classes/a', null])
    sessionStorage.clear()
    readEmbeddedMode('', false)
  })

  it('loads the member, consents and subscription after signing in', async () => {
    await signIn({ token: 'sso' })
    await vi.waitFor(() =>
      expect(asked()).toEqual(
        expect.arrayContaining([
          'GET /api/v3/users',
          'GET /api/v2/consents?languageCode=en-gb',
          'GET /api/v2/users/consents',
          'GET /api/v2/payments/subscriptions',
        ]),
      ),
    )
    await vi.waitFor(() => expect(queryClient.getQueryData(userQuery().queryKey)).toEqual(user))
  })

  it('queries the club’s own system if memberships are managed there', async () => {
    setTenant(makeTenant({ isThirdPartyEnabled: true }))
    await signIn({ token: 'sso' })
    await vi.waitFor(() => expect(asked()).toContain('GET /external/user/subscriptions'))
    expect(asked()).not.toContain('GET /api/v2/payments/subscriptions')
  })

  it('stores the failure for the page', async () => {
    login = { status: 404, body: { code: 404, message: 'Invalid username or password' } }
    await expect(signIn({ username: 'a', password: 'b' })).rejects.toMatchObject({ status: 404 })
    expect(useAuth.getState().session).toMatchObject({ status: 'failed', error: { status: 404 } })
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('rejects members without a subscription if the club requires one', async () => {
    setTenant(makeTenant({ canUnsubcribedUsersLogin: false }))
    await expect(signIn({ username: 'a', password: 'b' })).rejects.toThrow(NoMembershipError)
    expect(isSignedIn()).toBe(false)
    expect(localStorage.getItem('token')).toBeNull()
    expect(asked()).toContain('POST /oauth/logout')
  })

  it('accepts them if the check fails, and if they have one', async () => {
    setTenant(makeTenant({ canUnsubcribedUsersLogin: false }))
    subscriptions = { status: 400, body: {} }
    await signIn({ username: 'a', password: 'b' })
    expect(isSignedIn()).toBe(true)
    subscriptions = { status: 200, body: [{ status: 'trialing' }] }
    await signIn({ username: 'a', password: 'b' })
    expect(isSignedIn()).toBe(true)
  })

  it('signs out here and on the server, and keeps the club’s own keys', async () => {
    await signIn({ username: 'a', password: 'b' })
    localStorage.setItem('SSOToken', 's')
    localStorage.setItem('language', 'th')
    await signOut()
    expect(asked()).toContain('POST /oauth/logout')
    expect(server.requests.at(-1)?.headers.authorization).toBe('Bearer token-1')
    expect(['token', 'userId', 'SSOToken', 'language'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
      null,
      'th',
    ])
    expect(isSignedIn()).toBe(false)
    expect(queryClient.getQueryData(userQuery().queryKey)).toBeUndefined()
  })

  it('clears all storage after a 401', async () => {
    await signIn({ username: 'a', password: 'b' })
    dropSession()
    expect(localStorage).toHaveLength(0)
    expect(isSignedIn()).toBe(false)
  })
})

describe('takeDeeplink', () => {
  it('returns the stored path once, and only one of this site', () => {
    sessionStorage.setItem('deeplink', '/user/account')
    expect(takeDeeplink()).toBe('/user/account')
    expect(takeDeeplink()).toBeNull()
    sessionStorage.setItem('deeplink', '//evil.example')
    expect(takeDeeplink()).toBeNull()
  })
})
