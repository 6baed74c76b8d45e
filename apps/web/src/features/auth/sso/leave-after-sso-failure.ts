import { ApiError } from '@upbeat/client/api-error.ts'
import { signInShown } from '@upbeat/rules/tenant/switches'
import { analytics } from '../../../lib/analytics.ts'
import { logWarning } from '../../../lib/log.ts'
import { paths, signInWithoutSsoPath } from '../../../lib/paths.ts'
import { isEmbedded } from '../../embedding/embedded-mode.ts'
import { hasHost, tellHost } from '../../embedding/host-link.ts'
import type { ErrorPageState } from '../../fault/error-page-state.ts'
import { text } from '../../i18n/text.ts'
import { getTenant } from '../../tenant/tenant-store.ts'
import { useAuth } from '../auth-store.ts'
import { signOut } from '../sign-out.ts'
import { loadSsoClient } from './sso-client.ts'
import { ssoProblem } from './sso-problem.ts'

export type Go = (path: string, state?: ErrorPageState) => void

/**
 * Ends the session after an invalid token and opens the sign-in form, or the error page if the embedding page hides sign-in; a failure in a
 * frame is reported to it (EMBED-10). `tokenError` marks a token that had been valid (SSO-06).
 */
export async function leaveAfterSsoFailure(
  error: unknown,
  go: Go,
  { tokenError }: { tokenError: boolean },
): Promise<void> {
  logWarning('The identity token is no good', error)
  const problem = ssoProblem(error)
  if (isEmbedded()) {
    analytics.track('error', { reason: 'embeddedAuth', status: error instanceof ApiError ? error.status : undefined })
  }
  // Set before navigating: requests without a session from now on must not redirect elsewhere.
  const told = signOut()
  useAuth.setState({ ssoTokenError: tokenError, errorText: tokenError ? '' : text(problem) })
  if (signInShown(getTenant(), isEmbedded())) go(signInWithoutSsoPath(tokenError))
  else go(paths.error, { text: problem })
  tellHost({ type: 'SignedOut' })
  await told
  if (tokenError) await forgetProviderUser()
}

/** A token that failed to renew once is not tried again. */
async function forgetProviderUser() {
  if (!getTenant().sso || hasHost()) return
  try {
    await (await loadSsoClient()).forget()
  } catch (error) {
    logWarning('The provider’s user was not forgotten', error)
  }
}
