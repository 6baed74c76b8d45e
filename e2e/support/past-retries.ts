import { expect, type Locator, type Page } from '@playwright/test'

/** Advances the page's clock past the app's two retries of a failed call; the clock must be installed before. */
export async function passRetries(page: Page, until: () => Promise<boolean>) {
  const look = async () => {
    await page.clock.fastForward(5000)
    return until()
  }
  await expect.poll(look, { intervals: [100, 250, 500] }).toBe(true)
}

/** Waits for the state after the last retry. */
export const expectAfterRetries = (page: Page, shown: Locator) => passRetries(page, () => shown.isVisible())
