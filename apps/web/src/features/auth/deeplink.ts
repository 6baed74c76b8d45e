import { safePath } from '@upbeat/rules/routes/safe-path'
import { logWarning } from '../../lib/log.ts'
import { paths, signInWithoutSsoPath } from '../../lib/paths.ts'
import { sessionStore } from '../../lib/storage.ts'
import { hasHost } from '../embedding/host-link.ts'
import { text } from '../i18n/text.ts'
import { ssoEnabled } from '../tenant/flags.ts'
import { getTenant } from '../tenant/tenant-store.ts'
import { useAuth } from './auth-store.ts'
import { ssoProblem } from './sso/sso-problem.ts'

type StartSso = (options: { again: boolean }) => Promise<void>
let startSso: StartSso | undefined

/** Registers what leaves for the club's identity provider; until then the sign-in page is where members are sent. */
export function onSsoSignIn(start: StartSso): void {
  startSso = start
}

/**
 * Sends a visitor to sign in and back to `target` afterwards (AUTH-25): remembers the target and answers the address to go to.
 * On a club with single sign-on the page leaves for the provider instead (SSO-07); in a frame the sign-in page asks the page around.
 */
export async function signInAddress(target: string): Promise<string> {
  sessionStore.set('deeplink', target)
  // A token that could not be renewed is told before anything is tried again.
  if (useAuth.getState().ssoTokenError) return signInWithoutSsoPath(true)
  if (hasHost()) return paths.signIn
  return (await leaveForSso()) === 'failed' ? signInWithoutSsoPath() : paths.signIn
}

/**
 * Leaves for the club's identity provider, if it has one; the deeplink stays for the return (D-16). `again` has the provider ask
 * who it is, even where it knows.
 */
export async function leaveForSso({ again = false } = {}): Promise<'left' | 'notOffered' | 'failed'> {
  if (!startSso || !ssoEnabled(getTenant())) return 'notOffered'
  try {
    await startSso({ again })
    return 'left'
  } catch (error) {
    logWarning('The identity provider could not be reached', error)
    useAuth.setState({ errorText: text(ssoProblem(error)) })
    return 'failed'
  }
}

/** The address remembered before sign-in, once; only our own addresses count. */
export function takeDeeplink(): string | null {
  const target = sessionStore.get('deeplink')
  sessionStore.remove('deeplink')
  return safePath(target)
}
