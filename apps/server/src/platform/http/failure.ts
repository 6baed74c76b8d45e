import { type ErrorCode, type ErrorEntry, errors } from '@upbeat/contract/errors'

/** The one way for services and handlers to fail: a code of the error table (D-04). */
export class Failure extends Error {
  readonly code: ErrorCode
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, options: { message?: string; retryAfter?: number; cause?: unknown } = {}) {
    super(options.message ?? errors[code].message, { cause: options.cause })
    this.code = code
    this.retryAfter = options.retryAfter
  }
}

export function entryOf(code: ErrorCode): ErrorEntry {
  return errors[code]
}

/** What goes over the wire for a code. */
export function wireBody(code: ErrorCode, message: string = entryOf(code).message) {
  const entry = entryOf(code)
  return { code: entry.wire ?? entry.status, message }
}
