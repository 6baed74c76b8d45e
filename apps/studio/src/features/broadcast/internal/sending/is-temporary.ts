import { ApiError } from '@upbeat/client/api-error.ts'

/** Whether a failed call is worth repeating unchanged: the network or the server was away, or the person has to sign in again. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { status } = error
  return status === 0 || status === 401 || status === 408 || status === 429 || (status >= 500 && status !== 507)
}
