import type { AskedAlready } from './first-replies.ts'

/** Older ones are no news of the page that has just been opened. */
const mostMilliseconds = 10_000

/**
 * As `fetch`, but what the first HTML's script has asked for already is not asked again, where it was the same question in every header. Only
 * a good answer counts: with any other, the question is asked anew, by who knows what to do about it.
 */
export const fetchOnce: typeof fetch = async (input, init) => {
  const asked = typeof input === 'string' && init?.method === 'GET' ? take(input, init.headers) : undefined
  const reply = asked && (await unlessAborted(asked.reply, init?.signal).catch(() => undefined))
  init?.signal?.throwIfAborted()
  return reply?.ok ? reply : fetch(input, init)
}

/** Each reply can be read once. From the first call of the app on the script, should it only come now, asks for nothing. */
function take(url: string, headers: HeadersInit | undefined): AskedAlready | undefined {
  globalThis.upbeatFirstReplies ??= null
  const asked = globalThis.upbeatFirstReplies?.get(url)
  globalThis.upbeatFirstReplies?.delete(url)
  const isSame = asked && performance.now() - asked.at < mostMilliseconds && listed(asked.headers) === listed(headers)
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
