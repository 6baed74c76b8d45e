import { safePath } from '@upbeat/rules/routes/safe-path'
import { isSignedIn } from '../features/auth/auth-store.ts'
import { takeDeeplink } from '../features/auth/deeplink.ts'
import { logOut } from '../features/auth/log-out.ts'
import { signIn } from '../features/auth/sign-in/sign-in.ts'
import { offerHostToken } from '../features/auth/sso/host-token.ts'
import { leaveAfterSsoFailure } from '../features/auth/sso/leave-after-sso-failure.ts'
import { tellWhoCame } from '../features/auth/sso/tell-who-came.ts'
import { enterEmbeddedMode, withoutHandover } from '../features/embedding/embedded-mode.ts'
import { type FromHost, onHostMessage, tellHost } from '../features/embedding/host-link.ts'
import { reportHeight } from '../features/embedding/report-height.ts'
import { isSamePath, paths } from '../lib/paths.ts'
import { localStore } from '../lib/storage.ts'
import { navigateTo } from './navigate-to.ts'
import type { AppRouter } from './router.ts'

/**
 * Signs in with a token from the embedding page, unless that member is already signed in; on failure redirects as in EMBED-10. Resolves to
 * whether somebody signed in. Never throws.
 */
export async function takeHostToken(router: AppRouter, token: string): Promise<boolean> {
  if (isSignedIn() && localStore.get('SSOToken') === token) return false
  try {
    await signIn({ token })
    tellHost({ type: 'SignedIn' })
    if (window.parent === window) tellWhoCame(token)
    return true
  } catch (error) {
    await leaveAfterSsoFailure(error, navigateTo(router), { tokenError: false })
    return false
  }
}

/** Handles messages from the embedding page, and reports the app's URL and height to it. */
export function followHost(router: AppRouter): void {
  onHostMessage((message) => void answer(router, message))
  const tellPath = () => {
    const { pathname, search, hash } = router.state.location
    tellHost({ type: 'Path', path: withoutHandover(pathname + search + hash), title: document.title })
  }
  document.documentElement.dataset.embedded = 'true'
  const root = document.getElementById('root')
  const beginCounting = root ? reportHeight(root) : undefined
  const look = ({ navigation, initialized }: AppRouter['state']) => {
    if (!initialized || navigation.state !== 'idle') return
    beginCounting?.()
    // The page sets its title after rendering.
    setTimeout(tellPath)
  }
  router.subscribe(look)
  look(router.state)
  tellHost({ type: 'Ready' })
}

async function answer(router: AppRouter, message: FromHost): Promise<void> {
  if (message.type === 'Open') {
    const path = safePath(message.path)
    if (path) await router.navigate(path)
  } else if (message.type === 'SignOut') {
    await logOut()
    await router.navigate(paths.landing)
  } else if (!offerHostToken(message.token)) {
    enterEmbeddedMode()
    if (await takeHostToken(router, message.token)) await showMember(router)
  }
}

/** Opens the requested page from the landing or error page; other pages reload their data. The sign-in page redirects by itself. */
async function showMember(router: AppRouter): Promise<void> {
  const { pathname } = router.state.location
  const isEntryPage = [paths.landing, paths.error].some((path) => isSamePath(pathname, path))
  if (isEntryPage) await router.navigate(takeDeeplink() ?? paths.home, { replace: true })
  else await router.revalidate()
}
