import { ssoEnabled } from '@upbeat/rules/tenant/switches'
import { isSignedIn } from '../features/auth/auth-store.ts'
import { keepDeeplink } from '../features/auth/deeplink.ts'
import { getTenant } from '../features/tenant/tenant-store.ts'
import { paths, signInWithoutSsoPath } from '../lib/paths.ts'
import { requireMember } from './guards.ts'
import { blankPage, remountPage } from './page-turn.tsx'
import type { AppRouter } from './router.ts'

type Router = Pick<AppRouter, 'navigate' | 'state'>

/**
 * Has the page follow a session that another tab began or ended. A page for members only is taken off the screen at once and left for
 * sign-in; any other is mounted anew, so that nothing of the one before stays in it.
 */
export async function showSession({ navigate, state }: Router): Promise<void> {
  const { location, matches } = state
  const isForMembers = matches.some(({ route }) => route.middleware?.includes(requireMember))
  if (isSignedIn() || !isForMembers) return remountPage()
  blankPage()
  keepDeeplink(location.pathname + location.search)
  // Nobody asked this tab to leave for the identity provider, which would let the same person in again.
  await navigate(ssoEnabled(getTenant()) ? signInWithoutSsoPath() : paths.signIn, { replace: true })
  remountPage()
}
