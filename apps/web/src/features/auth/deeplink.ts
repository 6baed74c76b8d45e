import { safePath } from '@upbeat/rules/routes/safe-path'
import { logError } from '../../lib/log.ts'
import { paths, signInWithoutSsoPath } from '../../lib/paths.ts'
import { sessionStore } from '../../lib/storage.ts'
import { ssoEnabled } from '../tenant/flags.ts'
import { getTenant } from '../tenant/tenant-store.ts'

let startSso: (() => Promise<void>) | undefined

/** Registers what leaves for the club's identity provider; until then the sign-in page is where members are sent. @public */
export function onSsoSignIn(start: () => Promise<void>): void {
  startSso = start
}

/**
 * Sends a visitor to sign in and back to `target` afterwards (AUTH-25): remembers the target and answers the address to go to.
 * On a club with single sign-on the page leaves for the provider instead (SSO-07).
 */
export async function signInAddress(target: string): Promise<string> {
  sessionStore.set('deeplink', target)
  return (await leaveForSso()) === 'failed' ? signInWithoutSsoPath() : paths.signIn
}

/** Leaves for the club's identity provider, if it has one; the deeplink stays for the return (D-16). */
export async function leaveForSso(): Promise<'left' | 'notOffered' | 'failed'> {
  if (!startSso || !ssoEnabled(getTenant())) return 'notOffered'
  try {
    await startSso()
    return 'left'
  } catch (error) {
    logError(error)
    return 'failed'
  }
}

/** The address remembered before sign-in, once; only our own addresses count. */
export function takeDeeplink(): string | null {
  const target = sessionStore.get('deeplink')
  sessionStore.remove('deeplink')
  return safePath(target)
}
