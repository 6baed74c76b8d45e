import { safePath } from '@upbeat/rules/routes/safe-path'
import { ssoEnabled } from '@upbeat/rules/tenant/switches'
import { redirect, replace } from 'react-router'
import { logWarning } from '../../lib/log.ts'
import { paths, signInWithoutSsoPath } from '../../lib/paths.ts'
import { sessionStore } from '../../lib/storage.ts'
import { hasHost } from '../embedding/host-link.ts'
import { text } from '../i18n/text.ts'
import { getTenant } from '../tenant/tenant-store.ts'
import { useAuth } from './auth-store.ts'
import { ssoProblem } from './sso/sso-problem.ts'

type StartSso = (options: SsoDeparture) => Promise<void>
let startSso: StartSso | undefined

/**
 * `again` has the provider ask who it is, even where it knows. `replacing` gives the provider this page's place in the history: a
 * page that leaves by itself would otherwise leave again each time Back leads to it.
 */
export type SsoDeparture = { again: boolean; replacing: boolean }

/** Registers what leaves for the club's identity provider; until then the sign-in page is where members are sent. */
export function onSsoSignIn(start: StartSso): void {
  startSso = start
}

/**
 * Sends a visitor to sign in and back to `target` afterwards (AUTH-25): remembers the target and answers the address to go to.
 * On a club with single sign-on the page leaves for the provider instead (SSO-07); in a frame the sign-in page asks the page around.
 */
export async function signInAddress(target: string): Promise<string> {
  keepDeeplink(target)
  // A token that could not be renewed is told before anything is tried again.
  if (useAuth.getState().ssoTokenError) return signInWithoutSsoPath(true)
  if (hasHost()) return paths.signIn
  const outcome = await leaveForSso({ replacing: isHere(target) })
  if (outcome === 'failed') return signInWithoutSsoPath()
  // Back from the provider, the page that the visitor left is shown as it was.
  return outcome === 'left' && !isHere(target) ? here() : paths.signIn
}

/** The redirect that sends a visitor of `target` to sign in. An address already in the bar gives its place in the history up. */
export async function signInRedirect(target: string): Promise<Response> {
  const address = await signInAddress(target)
  return isHere(target) || isHere(address) ? replace(address) : redirect(address)
}

function here(): string {
  const { pathname, search } = window.location
  return pathname + search
}

function isHere(target: string): boolean {
  return target === here()
}

/** Leaves for the club's identity provider, if it has one; the deeplink stays for the return (D-16). */
export async function leaveForSso({
  again = false,
  replacing = false,
}: Partial<SsoDeparture> = {}): Promise<'left' | 'notOffered' | 'failed'> {
  if (!startSso || !ssoEnabled(getTenant())) return 'notOffered'
  try {
    await startSso({ again, replacing })
    return 'left'
  } catch (error) {
    logWarning('The identity provider could not be reached', error)
    useAuth.setState({ errorText: text(ssoProblem(error)) })
    return 'failed'
  }
}

/** Remembers where signing in leads back to. */
export function keepDeeplink(target: string): void {
  sessionStore.set('deeplink', target)
}

/** The address remembered before sign-in, once; only our own addresses count. */
export function takeDeeplink(): string | null {
  const target = sessionStore.get('deeplink')
  sessionStore.remove('deeplink')
  return safePath(target)
}
