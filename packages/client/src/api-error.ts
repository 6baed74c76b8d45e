/** A failed API call. `status` 0 is a network failure; `code` is the wire code, or the status if the reply has none (D-04). */
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

/** Whether no reply was received (ERR-33). */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

/** Whether the caller is at fault, so that a retry can't help. */
export function isClientFault(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** Whether a retry may succeed: no network, a server error, or rate limiting. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429)
}
