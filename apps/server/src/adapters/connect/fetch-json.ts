import type { FetchJson } from '../../modules/connect/outside/provider.ts'
import { limitedText } from '../../platform/outbound/limited-text.ts'
import type { OutboundFetch } from '../../platform/outbound/outbound-fetch.ts'

const maxBytes = 2 * 1024 * 1024

/**
 * Fetches JSON with a timeout and a size limit, so that a slow provider can't block a page.
 * @throws Error for both, or if it isn't reachable
 */
export function createFetchJson(fetchOutside: OutboundFetch, timeoutMilliseconds = 3000): FetchJson {
  return async (url, headers) => {
    const reply = await fetchOutside(url, {
      headers: { ...headers, accept: 'application/json' },
      // Credentials must not follow a redirect to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    if (reply.status !== 200) {
      await reply.body?.cancel()
      return { status: reply.status, body: null }
    }
    return { status: 200, body: JSON.parse(await limitedText(reply, maxBytes)) }
  }
}
