import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorMessage } from '../../features/fault/error-message.tsx'
import { NotFoundMessage } from '../../features/fault/not-found-message.tsx'
import { logError } from '../../lib/log.ts'

/** What takes the place of a page that failed: never a blank one (ERR-42). */
export function ErrorScreen() {
  const error = useRouteError()
  const gone = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    if (!gone) logError(error)
  }, [error, gone])
  return gone ? <NotFoundMessage /> : <ErrorMessage />
}
