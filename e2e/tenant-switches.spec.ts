import { expect, type Page } from '@playwright/test'
import { alterReply } from './support/alter-reply.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

/** Opens a page of pulse with some switches changed. */
async function openWith(page: Page, switches: Record<string, unknown>, path: string) {
  const address = tenantUrl('pulse', path)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await alterReply(page, `${address}`, (body) =>
    body.replace(/(<script[^>]*id="boot">)(.*?)(<\/script>)/s, (_all, start, text, end) => {
      const boot = JSON.parse(text)
      Object.assign(boot.tenant, switches)
      return start + JSON.stringify(boot).replaceAll('<', '\\u003c') + end
    }),
  )
  await page.goto(address)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.beforeEach(({ page }) => blankPictures(page))

test('TEN-06 ShowLiveConnect turns Connect on: link, strip and routes', async ({ page }) => {
  await openWith(page, { ShowLiveConnect: true, showLiveEvent: false }, '/home')
  await expect(navigation(page).getByRole('link', { name: 'Connect' })).toBeVisible()
  await expect(page.locator('a[href^="/connect/classes"]').first()).toBeVisible()
  await openWith(page, { ShowLiveConnect: true }, '/connect/classes')
  await expect(page).toHaveURL(/\/connect\/classes/)

  await openWith(page, { ShowLiveConnect: false }, '/home')
  await expect(navigation(page).getByRole('link', { name: 'Classes' })).toBeVisible()
  await expect(page.locator('a[href^="/connect"]')).toHaveCount(0)
  for (const path of ['/connect/classes', '/connect/schedule', '/connect/clublist']) {
    await openWith(page, { ShowLiveConnect: false }, path)
    await expect(page).toHaveURL(/\/home$/)
  }
})

test('LIVE-07 connect decides which views of Connect there are', async ({ page }) => {
  await openWith(page, { connect: 'ondemand' }, '/connect/schedule')
  await expect(page).toHaveURL(/\/connect\/classes$/)
  await openWith(page, { connect: 'live' }, '/connect/classes')
  await expect(page).toHaveURL(/\/connect\/schedule$/)
  await expect(page.locator('a[href="/connect/classes"]')).toHaveCount(0)
})

test('TEN-07 showLiveEvent turns the live schedule on', async ({ page }) => {
  await openWith(page, { showLiveEvent: true }, '/connect/schedule')
  await expect(page).toHaveURL(/\/connect\/schedule/)
  await openWith(page, { showLiveEvent: false }, '/connect/schedule')
  await expect(page).toHaveURL(/\/connect\/classes/)
  await expect(page.locator('a[href="/connect/schedule"]')).toHaveCount(0)
})

test('TEN-08 showCollections turns collections on', async ({ page }) => {
  await openWith(page, { showCollections: true }, '/collections')
  await expect(page).toHaveURL(/\/collections/)
  await expect(page.locator('a[href="/collections"]')).not.toHaveCount(0)
  await openWith(page, { showCollections: false }, '/collections')
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.locator('a[href^="/collections"]')).toHaveCount(0)
})

test('TEN-11 showBrowseClasses turns Home’s browse classes on', async ({ page }) => {
  await openWith(page, { showBrowseClasses: true }, '/home')
  await expect(page.getByRole('main').locator('a[href^="/classes/categories/"]').first()).toBeVisible()
  await openWith(page, { showBrowseClasses: false }, '/home')
  await expect(page.getByRole('main').locator('a[href^="/channels/"], a[href^="/channelView"]').first()).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="/classes/categories/"]')).toHaveCount(0)
})

test('TEN-12 ROLE-13 the landing page leads visitors to sign-in, and to sign-up if showSignUpPage turns that page on', async ({
  page,
}) => {
  await openWith(page, { showSignUpPage: true }, '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
  await openWith(page, { showSignUpPage: true }, '/signup')
  await expect(page).toHaveURL(/\/signup$/)
  await openWith(page, { showSignUpPage: false }, '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.locator('a[href="/signup"]')).toHaveCount(0)
  await openWith(page, { showSignUpPage: false }, '/signup')
  await expect(page).toHaveURL(/\/signin/)
})
