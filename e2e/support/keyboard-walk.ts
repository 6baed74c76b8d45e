import { expect, type Locator, type Page } from '@playwright/test'

const mostSteps = 80

/** Expects that the Tab key reaches every control within an element, and that each one shows the focus. */
export async function expectReachedByKeyboard(page: Page, within = 'main') {
  await page.evaluate(() => {
    for (const walked of document.querySelectorAll('[data-walked]')) walked.removeAttribute('data-walked')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    getSelection()?.collapse(document.body, 0)
  })
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(markFocused)) break
  }
  expect(await page.locator(`:is(${within}) [data-walked]`).count()).toBeGreaterThan(0)
  expect(await page.evaluate(controlsWithout, within)).toEqual([])
}

/** Moves the focus to a control with the Tab key alone and presses another key on it. */
export async function pressByKeyboard(page: Page, control: Locator, key: 'Enter' | 'Space') {
  await expect(control).toBeEnabled()
  for (let step = 0; step < mostSteps; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
  await page.keyboard.press(key)
}

/** Runs in the page. Marks the focused element with whether its focus is visible; true if it was marked before. */
function markFocused(): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body) return false
  if (focused.hasAttribute('data-walked')) return true
  const { outlineStyle, outlineWidth } = getComputedStyle(focused)
  focused.setAttribute('data-walked', outlineStyle === 'none' || outlineWidth === '0px' ? 'unseen' : 'seen')
  return false
}

/** Runs in the page. What can be used with a pointer but wasn't reached, or didn't show its focus. */
function controlsWithout(within: string): string[] {
  const controls =
    'a[href], button:enabled, select:enabled, input:enabled, textarea:enabled, summary, video[controls], [role="slider"]'
  return [...document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${controls})`)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'))
    .filter((control) => control.getAttribute('data-walked') !== 'seen')
    .map((control) => `${control.getAttribute('data-walked') ?? 'unreached'}: ${control.outerHTML.slice(0, 160)}`)
}
