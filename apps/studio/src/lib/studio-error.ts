import { ApiError } from '@upbeat/client/api-error.ts'
import type { ReadReply } from '@upbeat/client/send-and-read.ts'

type Details = { missingBytes?: number; record?: { name: string; value: string } }

/** A failed call of the studio. `reason` is the code of its error table, e.g. `lastOwner`. */
export class StudioError extends ApiError {
  readonly reason: string
  /** The missing space, if that is the reason. */
  readonly missingBytes: number
  /** The DNS record that is missing, if that is the reason. */
  readonly record: { name: string; value: string } | undefined

  constructor(status: number, reason: string, message: string, { missingBytes = 0, record }: Details = {}) {
    super(status, status, message)
    this.reason = reason
    this.missingBytes = missingBytes
    this.record = record
  }
}

/** Creates the error of a failed reply. A proxy's page has no error code: only its status is used. */
export function studioErrorOf({ status, body }: Pick<ReadReply, 'status' | 'body'>): StudioError {
  const { code, message, missingBytes, record } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >
  return new StudioError(status, typeof code === 'string' ? code : '', typeof message === 'string' ? message : '', {
    ...(typeof missingBytes === 'number' && { missingBytes }),
    ...(typeof record === 'object' && record !== null && { record: record as StudioError['record'] & object }),
  })
}

/** The server's error code; undefined without a reply. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof StudioError ? error.reason : undefined
}

/**
 * Whether the person cancelled re-authentication or a passkey: not a failure, so no message is shown. Browsers reject a cancelled passkey
 * with `NotAllowedError`.
 */
export function isDeclined(error: unknown): boolean {
  if (reasonOf(error) === 'reauthenticationRequired') return true
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
