import { expect, type Page } from '@playwright/test'
import { violationsOn } from '../support/axe.ts'
import { onPhone } from '../support/phone-view.ts'
import { watchRefusals } from '../support/refused-by-policy.ts'
import { signInStaff } from '../support/sign-in-staff.ts'
import { test } from '../support/test.ts'

test.setTimeout(600_000)

test('STAFF-16 every screen fits, violates neither WCAG nor a policy, and is fully reachable with the Tab key, on phones too', async ({
  page,
}) => {
  await signInStaff(page, 'owner')
  const refused = watchRefusals(page)
  const seen = new Set<string>()
  const waiting = ['/studio', '/studio/preview', '/studio/account']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(screenOf(path))) continue
    seen.add(screenOf(path))
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      // An address may redirect to another screen.
      seen.add(screenOf(new URL(page.url()).pathname))
      expect.soft(refused.splice(0), path).toEqual([])
      // A preview shows a member's page, so its links don't count.
      await page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.remove()))
      waiting.push(...(await linksOn(page)))
      await examine(page, path)
      await onPhone(page, () => examine(page, `${path} on a phone`))
      waiting.push(...(await linksOn(page)))
    })
  }
  // A crawl that finds nothing proves nothing.
  expect(seen.size).toBeGreaterThan(20)
})

async function examine(page: Page, screen: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // At rest: tabbing has scrolled the page, and content under the sticky header is not hidden by the layout.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0
  })
  const widest = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(widest, `${screen} scrolls sideways`).toBeLessThanOrEqual(0)
  const { found, passes } = await violationsOn(page, { iframes: false })
  expect.soft(found, screen).toEqual([])
  expect(passes).toBeGreaterThan(0)
  expect.soft(await missedByTab(page), `${screen}: what Tab does not reach`).toEqual([])
}

/** Groups screens of one kind under one name, whichever class, event or collection they show. */
function screenOf(path: string): string {
  const [, ...parts] = path.replace(/[?#].*$/, '').split('/')
  const isThing = (place: number) =>
    /\d/.test(parts[place] ?? '') || /^(collections|channels|schedule)$/.test(parts[place - 1] ?? '')
  return parts.map((part, place) => (isThing(place) ? ':id' : part)).join('/')
}

async function linksOn(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href^="/studio"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  return links.filter((link) => link !== null && !/\.\w+$/.test(link)) as string[]
}

/**
 * The controls that the Tab key misses: all enabled ones, except those in a group that is a single tab stop and is navigated with arrow
 * keys.
 */
async function missedByTab(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const groups = '[role="grid"],[role="radiogroup"],[role="tablist"],[role="menu"],[role="listbox"],[role="toolbar"]'
    const controls = document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,[role="button"]')
    const usable = [...controls].filter((control) => {
      const isOff =
        control.matches(':disabled,[type="radio"],[type="hidden"],[type="file"]') || control.closest('[inert],[hidden]')
      return !isOff && !control.closest(groups) && control.checkVisibility({ visibilityProperty: true })
    })
    for (const control of usable) control.dataset.unreached = ''
    document.addEventListener('focusin', ({ target }) => delete (target as HTMLElement).dataset.unreached)
    // Tab continues from the last focused position: the top of the page.
    const start = document.createElement('span')
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    start.remove()
    return usable.length
  })
  const keyboard = await page.context().newCDPSession(page)
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  // Keys are handled in order. To wait for each takes longer than everything else in this test.
  const press = () => [
    keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ]
  for (let pressed = 0; pressed < 2 * count + 20; ) {
    const left = await page.locator('[data-unreached]').count()
    if (left === 0) break
    // One press reaches at most one control.
    await Promise.all(Array.from({ length: left }, press).flat())
    pressed += left
  }
  await keyboard.detach()
  return page
    .locator('[data-unreached]')
    .evaluateAll((missed) => missed.map((control) => control.outerHTML.slice(0, 160)))
}
