import { expect, type Page } from '@playwright/test'
import { violationsOn } from '../support/axe.ts'
import { openScreenInApp } from '../support/open-in-app.ts'
import { expectNoViolationsOnPhone, markExamined, onPhone } from '../support/phone-view.ts'
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
      // One load of the studio for all screens.
      await (seen.size === 1 ? page.goto(path) : openScreenInApp(page, path))
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      // An address may redirect to another screen.
      seen.add(screenOf(new URL(page.url()).pathname))
      expect.soft(refused.splice(0), path).toEqual([])
      // A preview shows a member's page, so its links don't count.
      await page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.remove()))
      waiting.push(...(await linksOn(page)))
      await examine(page, path, seen.size === 1)
      await onPhone(page, () => examineOnPhone(page, `${path} on a phone`))
      waiting.push(...(await linksOn(page)))
    })
  }
  // A crawl that finds nothing proves nothing.
  expect(seen.size).toBeGreaterThan(20)
})

async function examine(page: Page, screen: string, isFirst: boolean) {
  await expectToFit(page, screen)
  const { found, passes } = await violationsOn(page, { iframes: false })
  expect.soft(found, screen).toEqual([])
  expect(passes).toBeGreaterThan(0)
  await page.evaluate(markExamined, undefined)
  // The navigation is the same on all screens.
  const missed = await missedByTab(page, isFirst ? 'body' : 'main')
  expect.soft(missed, `${screen}: what Tab does not reach`).toEqual([])
}

async function examineOnPhone(page: Page, screen: string) {
  await expectToFit(page, screen)
  expect.soft(await outsideTabOrder(page), `${screen}: what Tab does not reach`).toEqual([])
  await expectNoViolationsOnPhone(page)
}

async function expectToFit(page: Page, screen: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const over = await page.evaluate(() => {
    // At rest: tabbing has scrolled the page, and content under the sticky header is not hidden by the layout.
    for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0
    return document.documentElement.scrollWidth - innerWidth
  })
  expect.soft(over, `${screen} scrolls sideways`).toBeLessThanOrEqual(0)
}

/** Groups screens of one kind under one name, whichever class, event or collection they show. */
function screenOf(path: string): string {
  const [, ...parts] = path.replace(/[?#].*$/, '').split('/')
  const isThing = (place: number) =>
    /\d/.test(parts[place] ?? '') || /^(collections|channels|coaches|schedule)$/.test(parts[place - 1] ?? '')
  return parts.map((part, place) => (isThing(place) ? ':id' : part)).join('/')
}

async function linksOn(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href^="/studio"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  return links.filter((link) => link !== null && !/\.\w+$/.test(link)) as string[]
}

const groups = ['grid', 'radiogroup', 'tablist', 'menu', 'listbox', 'toolbar'].map((role) => `[role="${role}"] *`)
/** Enabled controls, except those in a group that is a single tab stop and is navigated with arrow keys. */
const controls = `:is(a[href],button,input,select,textarea,[role="button"])\
:not(:disabled,[type="radio"],[type="hidden"],[type="file"],[inert],[inert] *,[hidden],[hidden] *,${groups})`

/** The visible controls that are not in the tab order. */
function outsideTabOrder(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((control) => control.tabIndex < 0 && control.checkVisibility({ visibilityProperty: true }))
      .map((control) => control.outerHTML.slice(0, 160))
  }, controls)
}

/** The visible controls within an element that the Tab key misses. */
async function missedByTab(page: Page, within: 'body' | 'main'): Promise<string[]> {
  const count = await page.evaluate(
    ([selector, place]) => {
      const root = document.querySelector(place) as HTMLElement
      const visible = [...root.querySelectorAll<HTMLElement>(selector)].filter((control) => {
        return control.checkVisibility({ visibilityProperty: true })
      })
      for (const control of visible) control.dataset.unreached = ''
      document.addEventListener('focusin', ({ target }) => delete (target as HTMLElement).dataset.unreached)
      // Tab continues from the last focused position.
      const start = document.createElement('span')
      start.tabIndex = -1
      root.prepend(start)
      start.focus()
      start.remove()
      return visible.length
    },
    [controls, within] as const,
  )
  const keyboard = await page.context().newCDPSession(page)
  const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const
  for (let pressed = 0; pressed < 2 * count + 20; ) {
    const left = await page.locator('[data-unreached]').count()
    if (left === 0) break
    // One press reaches at most one control. Keys are handled in order; to wait for each takes longer than everything else in this test.
    await Promise.all(Array.from({ length: left }, () => keyboard.send('Input.dispatchKeyEvent', tab)))
    pressed += left
  }
  await keyboard.detach()
  return page
    .locator('[data-unreached]')
    .evaluateAll((missed) => missed.map((control) => control.outerHTML.slice(0, 160)))
}
