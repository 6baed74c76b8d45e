import { ApiError } from './api-error.ts'
import { withDeadline } from './with-deadline.ts'

/** A reply that was read whole; an empty body, or one that is no JSON, is `null`. */
export type ReadReply = { status: number; headers: Headers; body: unknown }

export type Sending = {
  url: string
  init: RequestInit
  signal?: AbortSignal | undefined
  /** Milliseconds until the call counts as failed for lack of a network. */
  limitMs: number
  /** Told of each reply as it arrives, refusals too. */
  onReply?: (headers: Headers) => void
}

/**
 * Sends a request and reads its reply.
 * @throws ApiError with status 0 when no reply came, unless the caller aborted: then the abort's own error.
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

/** The error of a reply that is not a success, with the code and message of its body where it has them. */
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
    // A proxy's error page instead of a reply: its status still says what happened.
    return null
  }
}
