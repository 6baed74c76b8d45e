import { keepDeeplink } from '../features/auth/deeplink.ts'
import { needsConfirmation } from '../features/auth/sso/needs-confirmation.ts'
import { isSamePath, paths } from '../lib/paths.ts'

/**
 * Returns a token that may sign in without confirmation. For any other, the callback page asks the reader to confirm the account, then
 * opens the requested page.
 */
export function askFirst(token: string): string | null {
  if (!needsConfirmation(token)) return token
  const { pathname, search, hash } = location
  if (!isSamePath(pathname, paths.landing)) keepDeeplink(pathname + search + hash)
  history.replaceState(history.state, '', `${paths.ssoCallback}#${new URLSearchParams({ token })}`)
  return null
}
