// @vitest-environment happy-dom
import { enGb } from '@upbeat/phrases/en-gb'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi } from '../../lib/api/api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useSnackbar } from '../../lib/snackbar-store.ts'
import { resetAreas } from '../../lib/store-area.ts'
import { startTestServer, type TestReply } from '../../lib/testing/start-test-server.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { restoreSession, useAuth } from '../auth/auth-store.ts'
import { subscriptionsQuery } from '../auth/queries.ts'
import { readEmbeddedMode } from '../embedding/embedded-mode.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { watchSubscriptionCheck } from './watch-subscription-check.ts'

let reply: TestReply
let server: Awaited<ReturnType<typeof startTestServer>>
const go = vi.fn()
const reload = vi.fn()
let stop: () => void

beforeAll(async () => {
  server = await startTestServer(({ path, method }) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (method === 'OPTIONS') return { headers }
    return path.includes('external') ? { ...reply, headers } : { headers }
  })
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
})
afterAll(() => server.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
  resetAreas()
  vi.clearAllMocks()
  history.replaceState(null, '', '/home')
  useSnackbar.setState({ text: '' })
  setTenant(makeTenant({ isThirdPartyEnabled: true }))
  showLanguage('en-gb', enGb)
  readEmbeddedMode('')
  for (const key of ['token', 'userId', 'SSOToken']) localStorage.setItem(key, key)
  restoreSession()
  stop = watchSubscriptionCheck(go, reload)
})
afterEach(() => stop())

const check = () => queryClient.prefetchQuery({ ...subscriptionsQuery(), retry: false })
const failWith = (status: number) => ({ status, body: { code: status, message: 'No' } })
const keys = () => ['token', 'userId', 'SSOToken'].filter((key) => localStorage.getItem(key) !== null)

describe('the subscription check of a third-party club', () => {
  it.each([
    [500, 'Internal server error'],
    [501, 'Token validation error'],
  ])('ERR-11 ERR-12 ERR-13 ends the session on %i and opens sign-in with the reason', async (status, words) => {
    reply = failWith(status)
    await check()
    expect(keys()).toEqual([])
    expect(useAuth.getState()).toMatchObject({ session: { status: 'signedOut' }, errorText: words })
    expect(go).toHaveBeenCalledExactlyOnceWith('/signin?SSO=false&tokenError=true')
  })

  it('stays on sign-in', async () => {
    history.replaceState(null, '', '/signin')
    reply = failWith(501)
    await check()
    expect(keys()).toEqual([])
    expect(go).not.toHaveBeenCalled()
  })

  it('ERR-11 reports on 404 that there is no access, and keeps the session', async () => {
    reply = failWith(404)
    await check()
    expect(useSnackbar.getState().text).toBe('User has no access')
    expect(keys()).toHaveLength(3)
  })

  it('SUB-10 treats a first entry that is not active as an invalid token', async () => {
    reply = { body: [{ Status: 'inactive' }, { Status: 'active' }] }
    await check()
    expect(useAuth.getState().errorText).toBe('Token validation error')
  })

  it('EMBED-11 reloads an embedded page once', async () => {
    readEmbeddedMode('?runtime=embedded')
    reply = failWith(501)
    await check()
    expect(reload).toHaveBeenCalledOnce()
    expect(keys()).toHaveLength(3)
    queryClient.clear()
    await check()
    expect(reload).toHaveBeenCalledOnce()
    expect(useSnackbar.getState().text).toBe('Token validation error')
  })

  it('leaves members of other clubs signed in', async () => {
    setTenant(makeTenant())
    reply = failWith(501)
    await check()
    expect(keys()).toHaveLength(3)
    expect(go).not.toHaveBeenCalled()
  })
})
