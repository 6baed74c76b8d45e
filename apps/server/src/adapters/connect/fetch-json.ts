import type { FetchJson } from '../../modules/connect/outside/provider.ts'
import { limitedText } from '../../platform/outbound/limited-text.ts'
import type { OutboundFetch } from '../../platform/outbound/outbound-fetch.ts'

const largest = 2 * 1024 * 1024

/** Asks over HTTP, with an end to patience and to what is read: who is slow or endless must not hold a member's page. */
export function createFetchJson(fetchOutside: OutboundFetch, timeoutMilliseconds = 3000): FetchJson {
  return async (url, headers) => {
    const reply = await fetchOutside(url, {
      headers: { ...headers, accept: 'application/json' },
      // A credential must not follow to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    if (reply.status !== 200) {
      await reply.body?.cancel()
      return { status: reply.status, body: null }
    }
    return { status: 200, body: JSON.parse(await limitedText(reply, largest)) }
  }
}
