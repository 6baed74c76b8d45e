import { ApiError } from '@upbeat/client/api-error.ts'
import { thirdPartyEnabled } from '@upbeat/rules/tenant/switches'
import { queryClient } from '../../lib/api/query-client.ts'
import { claimReload } from '../../lib/claim-reload.ts'
import { isSamePath, paths, signInWithoutSsoPath } from '../../lib/paths.ts'
import { notify } from '../../lib/snackbar-store.ts'
import { useAuth } from '../auth/auth-store.ts'
import { subscriptionsQuery } from '../auth/queries.ts'
import { signOut } from '../auth/sign-out.ts'
import { isEmbedded } from '../embedding/embedded-mode.ts'
import { text } from '../i18n/text.ts'
import { getTenant } from '../tenant/tenant-store.ts'
import { checkProblem, endsSession } from './check-problem.ts'

type Page = { go: (path: string) => void; reload: () => void }

/**
 * Handles failures of the subscription check at clubs that manage memberships elsewhere (ERR-11 to ERR-13), while the page lives: an
 * invalid club token ends the session, or reloads an embedded page once (D-20).
 */
export function watchSubscriptionCheck(go: Page['go'], reload = () => window.location.reload()): () => void {
  const { queryKey } = subscriptionsQuery()
  const [key] = queryKey
  // At sign-in the check may have failed before this watch started.
  const known = queryClient.getQueryState(queryKey)?.error
  if (known && thirdPartyEnabled(getTenant()) && !isUnauthorized(known)) answerFailure(known, { go, reload })
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== key || !thirdPartyEnabled(getTenant())) return
    if (event.action.type === 'error' && !isUnauthorized(event.action.error))
      answerFailure(event.action.error, { go, reload })
  })
}

/** The expired session has its own handler for all calls. */
function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

function answerFailure(error: unknown, { go, reload }: Page): void {
  const problem = text(checkProblem(error))
  if (!endsSession(error)) {
    notify(problem, 'error')
  } else if (isEmbedded()) {
    if (claimReload('checkReloaded')) reload()
    else notify(problem, 'error')
  } else {
    void signOut()
    useAuth.setState({ errorText: problem })
    if (!isSamePath(window.location.pathname, paths.signIn)) go(signInWithoutSsoPath(true))
  }
}
