import type { Page } from '@playwright/test'
import { port, tenantUrl } from './tenants.ts'

/**
 * Gives the club a JW Player licence on the page at `address`, and replaces the library on the CDN with a stub over native playback.
 * `scripts` records the requests to the CDN.
 */
export async function withLicence(page: Page, address: string, id: string, scripts: string[]) {
  await page.route(tenantUrl('pulse', address), async (route) => {
    // Only browsers resolve `pulse.localhost`.
    const response = await route.fetch({ url: `http://127.0.0.1:${port}${address}?tenant=pulse` })
    const body = (await response.text()).replace('"jwJSPlayerId":null', `"jwJSPlayerId":"${id}"`)
    const headers = response.headers()
    headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
      "script-src 'self'",
      "script-src 'self' https://cdn.jwplayer.com",
    )
    await route.fulfill({ response, body, headers })
  })
  await page.route('https://cdn.jwplayer.com/**', async (route) => {
    scripts.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: `(${standInLibrary})()` })
  })
}

/** The parts of JW Player's API that the engine uses, over a recording generated in the page. */
function standInLibrary() {
  const handlers: Record<string, ((data: unknown) => void)[]> = {}
  const raise = (event: string, data: unknown) => {
    for (const handler of handlers[event] ?? []) handler(data)
  }
  const video = document.createElement('video')
  const canvas = document.createElement('canvas')
  const paint = canvas.getContext('2d')
  setInterval(() => paint?.fillRect(Math.random() * 300, Math.random() * 150, 20, 20), 40)
  video.srcObject = canvas.captureStream(25)
  const player = {
    setup: () => player,
    on: (event: string, handler: (data: unknown) => void) => {
      handlers[event] = [...(handlers[event] ?? []), handler]
      if (event === 'ready') queueMicrotask(() => raise('ready', {}))
      return player
    },
    load: () => player,
    getQualityLevels: () => [],
    setCurrentQuality: () => {},
    remove: () => video.remove(),
  }
  Object.assign(window, {
    jwplayer: (place: HTMLElement) => {
      place.append(video)
      return player
    },
    raise: (code: number) => raise('error', { code, message: '' }),
  })
}
