import { expect, type Page } from '@playwright/test'

/**
 * Opens a path as a link of the page does, without loading the app again, and waits for the heading of its page. The app must be open
 * already, on a page of another kind: React keeps the heading of a page that it updates.
 */
export async function openInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('h1:not([data-left])').first()).toBeAttached()
}
