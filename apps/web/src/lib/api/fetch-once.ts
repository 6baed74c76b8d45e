import type { AskedAlready } from './first-replies.ts'

/** Maximum age in milliseconds of a reusable reply. */
const maxMilliseconds = 10_000

/**
 * `fetch`, but reuses a request that the first HTML's script already made with identical headers and body. Only success replies are reused;
 * otherwise the request is repeated, so that its caller handles the failure.
 */
export const fetchOnce: typeof fetch = async (input, init) => {
  const asked = typeof input === 'string' && init ? take(input, init) : undefined
  const reply = asked && (await unlessAborted(asked.reply, init?.signal).catch(() => undefined))
  init?.signal?.throwIfAborted()
  return reply?.ok ? reply : fetch(input, init)
}

/** A reply can be consumed once. After the app's first own call, the script makes no further requests. */
function take(url: string, { method, headers, body }: RequestInit): AskedAlready | undefined {
  globalThis.upbeatFirstReplies ??= null
  const asked = globalThis.upbeatFirstReplies?.get(url)
  globalThis.upbeatFirstReplies?.delete(url)
  if (!asked || performance.now() - asked.at >= maxMilliseconds) return undefined
  const isSame =
    method === (asked.body === undefined ? 'GET' : 'PUT') &&
    body === asked.body &&
    listed(asked.headers) === listed(headers)
  return isSame ? asked : undefined
}

function listed(headers: HeadersInit | undefined): string {
  return JSON.stringify([...new Headers(headers)])
}

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
