// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { localStore } from '../../../lib/storage.ts'
import { makeTenant } from '../../../lib/testing/tenant-factory.ts'
import { setTenant } from '../../tenant/tenant-store.ts'
import { useAuth } from '../auth-store.ts'
import { needsConfirmation } from './needs-confirmation.ts'

const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.x`
const typed = { isFramed: false, referrer: '', isCrossSite: false }
const framed = { isFramed: true, referrer: 'https://evil.example/', isCrossSite: true }
afterEach(() => localStore.clear())

it.each([
  ['nobody is signed in and no page led here', null, typed, false],
  ['another site led here without saying which', null, { ...typed, isCrossSite: true }, true],
  ['another site led here', null, { ...typed, referrer: 'https://evil.example/page' }, true],
  ['the club’s portal led here', null, { ...typed, referrer: 'https://portal.example/', isCrossSite: true }, false],
  ['the identity provider led here', null, { ...typed, referrer: 'https://id.example/x', isCrossSite: true }, false],
  ['the same person is signed in', 'ada', typed, false],
  ['somebody else is signed in', 'eve', typed, true],
  [
    'somebody else is signed in, from the club’s portal',
    'eve',
    { ...typed, referrer: 'https://portal.example/' },
    true,
  ],
  ['somebody is signed in by password', 'password', typed, true],
  ['an allowed page frames the app', 'eve', framed, false],
] as const)('S-22 a token in an address is confirmed where %s', (_, signedIn, arrival, expected) => {
  setTenant(
    makeTenant({
      embedOrigins: ['https://portal.example'],
      sso: { authority: 'https://id.example/realm', clientId: 'c', scopes: [] },
    }),
  )
  useAuth.setState({ session: signedIn ? { status: 'signedIn', token: 't', userId: 'u' } : { status: 'signedOut' } })
  if (signedIn && signedIn !== 'password') localStore.set('SSOToken', tokenOf(signedIn))
  expect(needsConfirmation(tokenOf('ada'), arrival)).toBe(expected)
})
