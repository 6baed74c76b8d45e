import { beforeEach, describe, expect, it } from 'vitest'
import { restoreSession } from '../features/auth/auth-store.ts'
import { connectOnDemandEnabled, signUpEnabled } from '../features/tenant/flags.ts'
import { setTenant } from '../features/tenant/tenant-store.ts'
import { paths } from '../lib/paths.ts'
import { makeTenant } from '../lib/testing/tenant-factory.ts'
import { gate, leaveLanding, requireMember, rewriteLegacyAddress } from './guards.ts'

type Guard = typeof requireMember

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setTenant(makeTenant())
  restoreSession()
})

/** Where a guard sends a visitor of `path`; `null` lets pass. */
async function sentTo(guard: Guard, path: string): Promise<string | null> {
  const args = { request: new Request(`http://club.example${path}`) } as Parameters<Guard>[0]
  try {
    await guard(args, async () => undefined)
    return null
  } catch (thrown) {
    return (thrown as Response).headers.get('Location')
  }
}

function signInHere() {
  localStorage.setItem('token', 't')
  localStorage.setItem('userId', 'u')
  restoreSession()
}

describe('guards', () => {
  it('rewrite old addresses with their query', async () => {
    expect(await sentTo(rewriteLegacyAddress, '/ondemand?x=1')).toBe('/home?x=1')
    expect(await sentTo(rewriteLegacyAddress, '/x/deep/abc')).toBe('/classes/abc')
    expect(await sentTo(rewriteLegacyAddress, '/ondemand/search')).toBeNull()
  })

  it('send a visitor to sign in and remember the address', async () => {
    expect(await sentTo(requireMember, '/user/account?a=1')).toBe(paths.signIn)
    expect(sessionStorage.getItem('deeplink')).toBe('/user/account?a=1')
    signInHere()
    expect(await sentTo(requireMember, '/user/account')).toBeNull()
  })

  it('close what the club has switched off', async () => {
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
