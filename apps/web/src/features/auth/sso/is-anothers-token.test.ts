import { afterEach, expect, it } from 'vitest'
import { localStore } from '../../../lib/storage.ts'
import { useAuth } from '../auth-store.ts'
import { isAnothersToken } from './is-anothers-token.ts'

const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.x`
afterEach(() => localStore.clear())

it.each([
  ['nobody is signed in', false, null, false, false],
  ['the same person is', true, 'ada', false, false],
  ['somebody else is', true, 'eve', false, true],
  ['somebody is by password', true, null, false, true],
  ['somebody else is, in a frame', true, 'eve', true, false],
] as const)('S-22 a token in an address is refused where %s', (_, signedIn, kept, framed, expected) => {
  useAuth.setState({ session: signedIn ? { status: 'signedIn', token: 't', userId: 'u' } : { status: 'signedOut' } })
  if (kept) localStore.set('SSOToken', tokenOf(kept))
  expect(isAnothersToken(tokenOf('ada'), framed)).toBe(expected)
})
