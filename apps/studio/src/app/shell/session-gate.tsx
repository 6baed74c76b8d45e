import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { problemKey } from '../../lib/api/problem-key.ts'
import { SessionContext, sessionQuery } from '../../lib/api/session.ts'
import { signInPath } from '../../lib/api/sign-in-path.ts'
import { followLanguage } from '../../lib/i18n/language-store.ts'
import { FullPageError } from './full-page-error.tsx'
import { FullPageWait } from './full-page-wait.tsx'

/** Few accounts open a club that isn't theirs. */
const ClubChoice = lazy(async () => ({ default: (await import('./club-choice.tsx')).ClubChoice }))

/** Renders its children for signed-in accounts, and redirects others to sign-in and back. */
export function SessionGate() {
  const { data: session, error, isFetching, refetch } = useQuery(sessionQuery)
  const { pathname, search } = useLocation()
  const language = session?.account.language
  useEffect(() => {
    if (language !== undefined) void followLanguage(language)
  }, [language])

  if (session === null) return <Navigate replace to={signInPath(pathname + search)} />
  if (session === undefined) {
    if (!error) return <FullPageWait />
    return <FullPageError busy={isFetching} onRetry={() => void refetch()} problem={problemKey(error)} />
  }
  const isAccount = pathname === '/account'
  const isOfInstallation = /^\/(clubs$|installation)/.test(pathname) && session.account.isInstallationAdmin
  const needsClub = !isAccount && !isOfInstallation
  // Past the deadline the server only allows the account's own calls (STAFF-07).
  if (session.secondFactor.isOverdue && !isAccount) return <Navigate replace to="/account#second-factor" />
  return (
    <SessionContext value={session}>
      {session.club || !needsClub ? (
        <Outlet />
      ) : (
        <Suspense fallback={<FullPageWait />}>
          <ClubChoice session={session} />
        </Suspense>
      )}
    </SessionContext>
  )
}
