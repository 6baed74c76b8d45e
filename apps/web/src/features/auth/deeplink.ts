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
 * `again` forces the provider to ask for the account. `replacing` replaces this page's history entry: a page that redirects by itself would
 * redirect again each time Back leads to it.
 */
export type SsoDeparture = { again: boolean; replacing: boolean }

/** Registers the redirect to the club's identity provider; until then members are sent to the sign-in page. */
export function onSsoSignIn(start: StartSso): void {
  startSso = start
}

/**
 * Sends a visitor to sign in and back to `target` afterwards (AUTH-25): stores the target and returns the path to open. A club with single
 * sign-on redirects to its provider instead (SSO-07); in a frame the sign-in page asks the embedding page.
 */
export async function signInAddress(target: string): Promise<string> {
  keepDeeplink(target)
  // Report a token that could not be renewed before trying again.
  if (useAuth.getState().ssoTokenError) return signInWithoutSsoPath(true)
  if (hasHost()) return paths.signIn
  const outcome = await leaveForSso({ replacing: isHere(target) })
  if (outcome === 'failed') return signInWithoutSsoPath()
  // Going back from the provider restores the page as it was left.
  return outcome === 'left' && !isHere(target) ? here() : paths.signIn
}

/** The redirect that sends a visitor of `target` to sign in. It replaces the history entry if the target is already the current URL. */
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

/** Redirects to the club's identity provider, if it has one; the deeplink is kept for the return (D-16). */
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

/** Stores where signing in leads back to. */
export function keepDeeplink(target: string): void {
  sessionStore.set('deeplink', target)
}

/** Returns and clears the path stored before sign-in; only paths of this site count. */
export function takeDeeplink(): string | null {
  const target = sessionStore.get('deeplink')
  sessionStore.remove('deeplink')
  return safePath(target)
}
