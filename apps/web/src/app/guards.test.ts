// @vitest-environment happy-dom
import { connectOnDemandEnabled, signUpEnabled } from '@upbeat/rules/tenant/switches'
import { matchRoutes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restoreSession } from '../features/auth/auth-store.ts'
import { onSsoSignIn } from '../features/auth/deeplink.ts'
import { readEmbeddedMode } from '../features/embedding/embedded-mode.ts'
import { setTenant } from '../features/tenant/tenant-store.ts'
import { paths } from '../lib/paths.ts'
import { makeEmbeddedConfig, makeTenant } from '../lib/testing/tenant-factory.ts'
import { gate, leaveLanding, requireMember, rewriteLegacyAddress } from './guards.ts'
import { routes } from './routes.ts'

type Guard = typeof requireMember

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setTenant(makeTenant())
  restoreSession()
})

/** Where a guard redirects a visitor of `path`; `null` lets pass. */
async function sentTo(guard: Guard, path: string): Promise<string | null> {
  return (await redirectFrom(guard, path))?.get('Location') ?? null
}

async function redirectFrom(guard: Guard, path: string): Promise<Headers | null> {
  const args = { request: new Request(`http://club.example${path}`) } as Parameters<Guard>[0]
  try {
    await guard(args, async () => undefined)
    return null
  } catch (thrown) {
    return (thrown as Response).headers
  }
}

function signInHere() {
  localStorage.setItem('token', 't')
  localStorage.setItem('userId', 'u')
  restoreSession()
}

describe('guards', () => {
  it('rewrite legacy URLs with their query', async () => {
    expect(await sentTo(rewriteLegacyAddress, '/ondemand?x=1')).toBe('/home?x=1')
    expect(await sentTo(rewriteLegacyAddress, '/x/deep/abc')).toBe('/classes/abc')
    expect(await sentTo(rewriteLegacyAddress, '/ondemand/search')).toBeNull()
  })

  it('redirect a visitor to sign-in and remember the URL', async () => {
    expect(await sentTo(requireMember, '/user/account?a=1')).toBe(paths.signIn)
    expect(sessionStorage.getItem('deeplink')).toBe('/user/account?a=1')
    signInHere()
    expect(await sentTo(requireMember, '/user/account')).toBeNull()
  })

  it('AUTH-25 replace the current history entry if it was opened by URL, and no other page’s', async () => {
    history.replaceState(null, '', '/user/account?a=1')
    expect((await redirectFrom(requireMember, '/user/account?a=1'))?.has('X-Remix-Replace')).toBe(true)
    history.replaceState(null, '', '/home')
    expect((await redirectFrom(requireMember, '/user/account?a=1'))?.has('X-Remix-Replace')).toBe(false)
  })

  it("SSO-07 replace a URL that would redirect again with the provider's", async () => {
    setTenant(makeTenant({ ssoLogin: true }))
    const departures: boolean[] = []
    onSsoSignIn(async ({ replacing }) => void departures.push(replacing))
    history.replaceState(null, '', '/user/account')
    expect(await sentTo(requireMember, '/user/account')).toBe(paths.signIn)
    history.replaceState(null, '', '/channels?x=1')
    // The page is restored as it was when Back leads to it.
    expect(await sentTo(requireMember, '/user/account')).toBe('/channels?x=1')
    expect(departures).toEqual([true, false])
  })

  it('block features that the club has switched off', async () => {
    expect(await sentTo(gate(signUpEnabled, paths.signIn), '/signup')).toBeNull()
    setTenant(makeTenant({ showSignUpPage: false, connect: 'live' }))
    expect(await sentTo(gate(signUpEnabled, paths.signIn), '/signup')).toBe(paths.signIn)
    expect(await sentTo(gate(connectOnDemandEnabled, paths.connectSchedule), '/connect/')).toBe(paths.connectSchedule)
  })

  it('keep the landing page for visitors', async () => {
    expect(await sentTo(leaveLanding, '/')).toBeNull()
    signInHere()
    expect(await sentTo(leaveLanding, '/')).toBe(paths.home)
  })
})

/** Where the guards of a path's route redirect a visitor; `null` if none does. */
async function sentFrom(path: string): Promise<string | null> {
  for (const guard of matchRoutes(routes, path)?.at(-1)?.route.middleware ?? []) {
    const elsewhere = await sentTo(guard as Guard, path)
    if (elsewhere) return elsewhere
  }
  return null
}

describe('pages that a club has switched off', () => {
  it('ROUTE-38 ROUTE-42 signing up and resetting a password lead to sign-in', async () => {
    expect([await sentFrom('/signup'), await sentFrom('/user/forget/tok')]).toEqual([null, null])
    setTenant(makeTenant({ showSignUpPage: false, showForgotPasswordPage: false }))
    expect([await sentFrom('/signup'), await sentFrom('/user/forget/tok')]).toEqual(['/signin', '/signin'])
  })
})

describe('a host’s page', () => {
  const embedded = (values?: Parameters<typeof makeEmbeddedConfig>[0]) =>
    setTenant(makeTenant({ embeddedConfig: makeEmbeddedConfig(values) }))

  beforeEach(() => readEmbeddedMode('?runtime=embedded', false))
  afterEach(() => {
    sessionStorage.clear()
    readEmbeddedMode('', false)
  })

  it('EMBED-04 has no sign-in or sign-up if the embedding settings turn them off', async () => {
    embedded()
    expect([await sentFrom('/signin'), await sentFrom('/signup')]).toEqual([null, null])
    embedded({ showSignInPage: false, showSignUpPage: false })
    expect([await sentFrom('/signin'), await sentFrom('/signup')]).toEqual(['/error', '/signin'])
    embedded({ showSignUpPage: false })
    expect([await sentFrom('/signin'), await sentFrom('/signup')]).toEqual([null, '/signin'])
  })

  it('EMBED-07 starts at the club list in content mode tenant', async () => {
    embedded({ 'content-mode': 'tenant' })
    expect(await sentFrom('/')).toBe('/connect/clublist')
    embedded()
    expect(await sentFrom('/')).toBeNull()
  })
})
