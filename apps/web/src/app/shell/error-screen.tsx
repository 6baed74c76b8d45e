import { lazy, Suspense, useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorMessage } from '../../features/fault/error-message.tsx'
import { isConnectionLost } from '../../features/fault/is-connection-lost.ts'
import { NetworkFault } from '../../features/fault/network-fault.tsx'
import { logError } from '../../lib/log.ts'

const NotFoundMessage = lazy(async () => ({
  default: (await import('../../features/fault/not-found-message.tsx')).NotFoundMessage,
}))

/** Replaces a failed page, so that it is never blank (ERR-33, ERR-42). */
export function ErrorScreen() {
  const error = useRouteError()
  const gone = isRouteErrorResponse(error) && error.status === 404
  const lost = isConnectionLost(error)
  useEffect(() => {
    if (!gone && !lost) logError(error)
  }, [error, gone, lost])
  if (lost) return <NetworkFault />
  if (!gone) return <ErrorMessage />
  return (
    <Suspense>
      <NotFoundMessage />
    </Suspense>
  )
}
