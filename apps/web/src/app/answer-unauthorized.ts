import { useAuth } from '../features/auth/auth-store.ts'
import { keepDeeplink } from '../features/auth/deeplink.ts'
import { dropSession } from '../features/auth/sign-out.ts'
import { text } from '../features/i18n/text.ts'
import { isSamePath, paths } from '../lib/paths.ts'
import { localStore } from '../lib/storage.ts'
import type { AppRouter } from './router.ts'

/**
 * Handles a 401 to a call with `token`: ends the session and opens the sign-in page, which shows the reason (AUTH-07, ERR-26) and returns
 * afterwards.
 */
export function answerUnauthorized({ navigate }: Pick<AppRouter, 'navigate'>, token: string | null): void {
  // A late reply for an earlier session must not end the current one.
  if (token !== localStore.get('token')) return
  // The member is already being sent to sign-in, which shows the reason.
  if (useAuth.getState().ssoTokenError) return
  dropSession()
  useAuth.setState({ errorText: text('errors.sessionExpired') })
  const { pathname, search } = window.location
  if (isSamePath(pathname, paths.signIn)) return
  keepDeeplink(pathname + search)
  void navigate(paths.signIn)
}
