import type { Page } from '@playwright/test'

/**
 * Stores a session like the app does after sign-in. Opens the health probe, which is same-origin and cheap: a page of the app would start
 * the app once more.
 */
export async function storeSession(page: Page, origin: string, session: { token: string; userId: string }) {
  await page.goto(new URL('/healthz', origin).href)
  await page.evaluate(({ token, userId }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('userId', userId)
  }, session)
}
