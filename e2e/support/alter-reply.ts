import type { Page } from '@playwright/test'
import { port } from './tenants.ts'

/**
 * Modifies the body of a reply of the server under test. The page itself is one, since it embeds the club's settings; its content security
 * policy depends on them too, and `changePolicy` updates it.
 */
export async function alterReply(
  page: Page,
  address: string | RegExp,
  change: (body: string) => string,
  changePolicy: (policy: string) => string = (policy) => policy,
): Promise<void> {
  await page.route(address, async (route) => {
    const request = route.request()
    const { host, pathname, search } = new URL(request.url())
    // Only browsers resolve `*.localhost`.
    const url = `http://127.0.0.1:${port}${pathname}${search}`
    try {
      const response = await route.fetch({ url, headers: { ...(await request.allHeaders()), host } })
      const headers = response.headers()
      const policy = headers['content-security-policy']
      if (policy) headers['content-security-policy'] = changePolicy(policy)
      await route.fulfill({ response, headers, body: change(await response.text()) })
    } catch {
      // A test may end while a reply is pending. Otherwise the page sees a failed request.
      await route.abort().catch(() => {})
    }
  })
}
