import { expect, type Page } from '@playwright/test'

/**
 * Opens another address of the open app without loading the app again, which costs a second of CPU time: as if it were an entry of the
 * history. The app's caches last. What the server sends for an address, and a page's first load, need `page.goto`.
 */
export async function openInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { usr: null, key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
}

/** The same for a page of another kind, and waits for its heading: React keeps the heading of a page that it updates. */
export async function openScreenInApp(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '')
  })
  await openInApp(page, path)
  await expect(page.locator('h1:not([data-left])').first()).toBeAttached()
}
