import { useAuth } from '../features/auth/auth-store.ts'
import { keepDeeplink } from '../features/auth/deeplink.ts'
import { dropSession } from '../features/auth/sign-out.ts'
import { text } from '../features/i18n/text.ts'
import { isSamePath, paths } from '../lib/paths.ts'
import { localStore } from '../lib/storage.ts'
import type { AppRouter } from './router.ts'

/**
 * What follows a 401 to a call that was made with `token`: the session is dropped, and the sign-in page says why (AUTH-07, ERR-26)
 * and leads back afterwards.
 */
export function answerUnauthorized({ navigate }: Pick<AppRouter, 'navigate'>, token: string | null): void {
  // A late answer to a session that has ended must not end the next one.
  if (token !== localStore.get('token')) return
  // The member is on the way to sign-in already, and will read there why.
  if (useAuth.getState().ssoTokenError) return
  dropSession()
  useAuth.setState({ errorText: text('errors.sessionExpired') })
  const { pathname, search } = window.location
  if (isSamePath(pathname, paths.signIn)) return
  keepDeeplink(pathname + search)
  void navigate(paths.signIn)
}
