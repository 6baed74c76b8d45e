import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorMessage } from '../../features/fault/error-message.tsx'
import { isConnectionLost } from '../../features/fault/is-connection-lost.ts'
import { NetworkFault } from '../../features/fault/network-fault.tsx'
import { NotFoundMessage } from '../../features/fault/not-found-message.tsx'
import { logError } from '../../lib/log.ts'

/** Replaces a failed page, so that it is never blank (ERR-33, ERR-42). */
export function ErrorScreen() {
  const error = useRouteError()
  const gone = isRouteErrorResponse(error) && error.status === 404
  const lost = isConnectionLost(error)
  useEffect(() => {
    if (!gone && !lost) logError(error)
  }, [error, gone, lost])
  if (lost) return <NetworkFault />
  return gone ? <NotFoundMessage /> : <ErrorMessage />
}
