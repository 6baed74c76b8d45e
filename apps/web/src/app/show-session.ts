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
 * Applies a session that another tab started or ended. A members' page is hidden at once and left for sign-in; any other is remounted, so
 * that no state of the previous session stays.
 */
export async function showSession({ navigate, state }: Router): Promise<void> {
  const { location, matches } = state
  const isForMembers = matches.some(({ route }) => route.middleware?.includes(requireMember))
  if (isSignedIn() || !isForMembers) return remountPage()
  blankPage()
  keepDeeplink(location.pathname + location.search)
  // Not to the identity provider, which would sign the same person in again.
  await navigate(ssoEnabled(getTenant()) ? signInWithoutSsoPath() : paths.signIn, { replace: true })
  remountPage()
}
