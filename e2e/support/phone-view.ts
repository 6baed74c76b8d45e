import { expect, type Page } from '@playwright/test'
import { expectNoViolations, violationsOn } from './axe.ts'

type Range = Parameters<typeof expectNoViolations>[1]

const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }

/** Checks an open page with the window, density and touch screen of the project `phone`, then restores its window. */
export async function onPhone(page: Page, examine: () => Promise<void>) {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setDeviceMetricsOverride', phone)
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await examine()
  // Hover is unavailable afterwards.
  await device.detach()
  const size = page.viewportSize()
  if (!size) return
  // Chromium restores the context's size, which may not be the page's. Playwright skips a size that equals the last one it has set.
  if ((await page.evaluate(() => innerWidth)) !== size.width) {
    await page.setViewportSize({ ...size, height: size.height + 1 })
    await page.setViewportSize(size)
  }
  await page.waitForFunction((width) => innerWidth === width, size.width, { timeout: 30_000 })
}

/**
 * `expectNoViolations` in the page's own window and on a phone. A phone shows most elements with the same names, roles and colours, so there
 * axe runs the rules that depend on layout, and all rules on the elements that the window doesn't show.
 */
export async function expectNoViolationsOnBoth(page: Page, options?: Range) {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-examined]')) element.removeAttribute('data-examined')
  })
  await expectNoViolations(page, options)
  await page.evaluate(markExamined, options?.within)
  await onPhone(page, () => expectNoViolationsOnPhone(page, options))
}

/** The part of `expectNoViolationsOnBoth` on a phone, after `markExamined` in the wide window. */
export async function expectNoViolationsOnPhone(page: Page, options?: Range) {
  const ofLayout = await violationsOn(page, { ...options, iframes: false, rules: layoutRules })
  expect(ofLayout.found).toEqual([])
  if ((await page.evaluate(markExamined, options?.within)) === 0) return
  const others = await violationsOn(page, { ...options, iframes: false, within: '[data-new]' }).catch(
    (error: Error) => {
      if (error.message.includes('No elements found')) return null
      throw error
    },
  )
  // The page has replaced the new elements meanwhile; those in their place are not marked yet.
  if (others === null) return expectNoViolationsOnPhone(page, options)
  expect(others.found).toEqual([])
}

/** What lies behind a text may differ, too. */
const layoutRules = ['target-size', 'scrollable-region-focusable', 'color-contrast']

/** Runs in the page. Marks visible elements as examined, the outermost of those that weren't as new, and returns the number of new ones. */
export function markExamined(within = 'body'): number {
  for (const old of document.querySelectorAll('[data-new]')) old.removeAttribute('data-new')
  const all = document.querySelectorAll(`:is(${within}), :is(${within}) *`)
  const added = [...all].filter((element) => !element.hasAttribute('data-examined') && element.checkVisibility())
  const known = new Set<Element | null>(added)
  for (const element of added) element.setAttribute('data-examined', '')
  const outermost = added.filter((element) => !known.has(element.parentElement))
  for (const element of outermost) element.setAttribute('data-new', '')
  return outermost.length
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
