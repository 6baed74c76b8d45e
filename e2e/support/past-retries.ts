import { expect, type Locator, type Page } from '@playwright/test'

/** The app tries a failed call twice more, with pauses between. This moves the page's clock past them; it must have been installed before. */
export async function passRetries(page: Page, until: () => Promise<boolean>) {
  const look = async () => {
    await page.clock.fastForward(5000)
    return until()
  }
  await expect.poll(look, { intervals: [100, 250, 500] }).toBe(true)
}

/** Waits for what the page shows after it has given up. */
export const expectAfterRetries = (page: Page, shown: Locator) => passRetries(page, () => shown.isVisible())
