import type { Page } from '@playwright/test'

/** One transparent pixel, as PNG. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const responseHeaders = [
  { name: 'content-type', value: 'image/png' },
  { name: 'cache-control', value: 'max-age=3600' },
]

/**
 * Answers every picture of the page with one transparent pixel, for tests that don't look at pictures: a real one costs the server 50 to
 * 150 ms of CPU time, and the browser its drawing. The elements, their addresses and their boxes stay as they are. `page.route` would do
 * the same without the HTTP cache, so that each page load fetched and compiled the app anew.
 */
export async function blankPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  // A picture asked for as the page closes has nobody to answer to.
  session.on('Fetch.requestPaused', ({ requestId }) => {
    session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: pixel }).catch(() => {})
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/images/demo/*' }] })
}
