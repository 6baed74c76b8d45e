import { ApiError } from './api-error.ts'
import { withDeadline } from './with-deadline.ts'

/** A complete reply; the body is `null` if empty or not JSON. */
export type ReadReply = { status: number; headers: Headers; body: unknown }

export type Sending = {
  url: string
  init: RequestInit
  signal?: AbortSignal | undefined
  /** Timeout in milliseconds, reported as a network failure. */
  limitMs: number
  /** Called with each reply, error replies included. */
  onReply?: (headers: Headers) => void
}

/**
 * Sends a request and reads its reply.
 * @throws ApiError with status 0 if no reply was received, unless the caller aborted: then the abort's own error.
 */
export async function sendAndRead(
  send: typeof fetch,
  { url, init, signal, limitMs, onReply }: Sending,
): Promise<ReadReply> {
  try {
    return await withDeadline(limitMs, signal, async (limited) => {
      const response = await send(url, { ...init, signal: limited })
      onReply?.(response.headers)
      return { status: response.status, headers: response.headers, body: parse(await response.text()) }
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, 0, error instanceof Error ? error.message : 'Network error')
  }
}

/** Creates the error of a failed reply, with its body's code and message if present. */
export function errorOf({ status, body }: ReadReply): ApiError {
  const { code, message } = (typeof body === 'object' && body !== null ? body : {}) as {
    code?: unknown
    message?: unknown
  }
  return new ApiError(status, typeof code === 'number' ? code : status, typeof message === 'string' ? message : '')
}

function parse(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON, e.g. a proxy's error page: the status is still valid.
    return null
  }
}
