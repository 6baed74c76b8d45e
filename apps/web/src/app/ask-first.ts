import { keepDeeplink } from '../features/auth/deeplink.ts'
import { needsConfirmation } from '../features/auth/sso/needs-confirmation.ts'
import { isSamePath, paths } from '../lib/paths.ts'

/**
 * Answers a token that may sign its person in at once. For any other the callback page asks whether that is the reader, and leads to the
 * page that was asked for.
 */
export function askFirst(token: string): string | null {
  if (!needsConfirmation(token)) return token
  const { pathname, search, hash } = location
  if (!isSamePath(pathname, paths.landing)) keepDeeplink(pathname + search + hash)
  history.replaceState(history.state, '', `${paths.ssoCallback}#${new URLSearchParams({ token })}`)
  return null
}
