import type { Page } from '@playwright/test'

/**
 * Stores a session in the browser as the app does after sign-in. It opens the health probe, which belongs to the same origin and
 * costs nothing: opening a page of the app would start the app one more time.
 */
export async function storeSession(page: Page, origin: string, session: { token: string; userId: string }) {
  await page.goto(new URL('/healthz', origin).href)
  await page.evaluate(({ token, userId }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('userId', userId)
  }, session)
}
