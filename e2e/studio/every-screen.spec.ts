import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from '../support/axe.ts'
import { onPhone } from '../support/phone-view.ts'
import { watchRefusals } from '../support/refused-by-policy.ts'
import { signInStaff } from '../support/sign-in-staff.ts'

test.setTimeout(600_000)

test('STAFF-16 every screen fits, breaks no rule of WCAG and no policy, and is reached whole by the Tab key, on phones too', async ({
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
      // An address may lead on to another screen.
      seen.add(screenOf(new URL(page.url()).pathname))
      expect.soft(refused.splice(0), path).toEqual([])
      // What a preview shows is a member's page.
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
  // At rest: walking by Tab has scrolled it, and what is under the sticky header now is not hidden by the page's layout.
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

/** Screens of one kind have one name: which class or collection they show makes no difference. */
function screenOf(path: string): string {
  const [, ...parts] = path.replace(/[?#].*$/, '').split('/')
  const isThing = (place: number) =>
    /\d/.test(parts[place] ?? '') || /^(collections|channels)$/.test(parts[place - 1] ?? '')
  return parts.map((part, place) => (isThing(place) ? ':id' : part)).join('/')
}

async function linksOn(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href^="/studio"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  return links.filter((link) => link !== null && !/\.\w+$/.test(link)) as string[]
}

/**
 * The controls that the Tab key passes by: all that can be used, less those within a group that has one place in the order and is walked
 * with arrows.
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
    // Tab goes on from the place of what had the focus last: the top of the page.
    const start = document.createElement('span')
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    start.remove()
    return usable.length
  })
  for (let pressed = 0; pressed < 2 * count + 20; ) {
    const left = await page.locator('[data-unreached]').count()
    if (left === 0) return []
    // One press reaches one control at most.
    for (let press = 0; press < left; press += 1) await page.keyboard.press('Tab')
    pressed += left
  }
  return page
    .locator('[data-unreached]')
    .evaluateAll((missed) => missed.map((control) => control.outerHTML.slice(0, 160)))
}
