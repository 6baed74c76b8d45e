/**
 * A call that did not succeed. `status` 0 is a network failure; `code` is the wire code, the status unless the call names
 * another (D-04).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: number

  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Whether the call did not get through at all (ERR-33). */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

/** Whether the failure is the caller's, so that asking again cannot help. */
export function isClientFault(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** Whether the same call may well succeed later: no network, a server in trouble, too many calls at once. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429)
}
