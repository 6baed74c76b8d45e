import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'

const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }

/** Checks an open page with the window, density and touch screen of the project `phone`, then restores its window. */
export async function onPhone(page: Page, examine: () => Promise<void>) {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setDeviceMetricsOverride', phone)
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await examine()
  // Hover is unavailable afterwards.
  await device.detach()
  // Not every version of Chromium restores the window by itself.
  const size = page.viewportSize()
  if (size) await page.setViewportSize(size)
}

/** `expectNoViolations` in the page's own window and on a phone. */
export async function expectNoViolationsOnBoth(page: Page, options?: Parameters<typeof expectNoViolations>[1]) {
  await expectNoViolations(page, options)
  await onPhone(page, () => expectNoViolations(page, options))
}

/** Expects that the page doesn't scroll horizontally, in its own window and on a phone. */
export async function expectToFitBoth(page: Page) {
  const fits = async () => {
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(over).toBeLessThanOrEqual(0)
  }
  await fits()
  await onPhone(page, fits)
}
