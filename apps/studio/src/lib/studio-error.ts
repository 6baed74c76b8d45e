import { ApiError } from '@upbeat/client/api-error.ts'
import type { ReadReply } from '@upbeat/client/send-and-read.ts'

/** A call of the studio that the server refused or failed at. `reason` is the code of its error table, e.g. `lastOwner`. */
export class StudioError extends ApiError {
  readonly reason: string
  /** How much space there is too little of, where that is the reason. */
  readonly missingBytes: number

  constructor(status: number, reason: string, message: string, missingBytes = 0) {
    super(status, status, message)
    this.reason = reason
    this.missingBytes = missingBytes
  }
}

/** The error of a reply that is not a success. A proxy's page has no code of ours: its status says what happened. */
export function studioErrorOf({ status, body }: Pick<ReadReply, 'status' | 'body'>): StudioError {
  const { code, message, missingBytes } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >
  return new StudioError(
    status,
    typeof code === 'string' ? code : '',
    typeof message === 'string' ? message : '',
    typeof missingBytes === 'number' ? missingBytes : 0,
  )
}

/** The server's code of a failure; undefined where no reply came. */
export function reasonOf(error: unknown): string | undefined {
  return error instanceof StudioError ? error.reason : undefined
}

/**
 * Whether the person turned down what was asked of them, who they are or a passkey: nothing failed, so nothing is said. Browsers name a
 * cancelled passkey `NotAllowedError`.
 */
export function isDeclined(error: unknown): boolean {
  if (reasonOf(error) === 'reauthenticationRequired') return true
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
