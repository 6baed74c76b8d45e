import { expect, type Page, test } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { alterReply } from './support/alter-reply.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { demoPassword, tenantUrl } from './support/tenants.ts'

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

test('TEN-12 showSignUpPage turns the page and the buttons to it on', async ({ page }) => {
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

test('TEN-14 ROLE-06 canUnsubcribedUsersLogin decides whether people without a subscription sign in', async ({
  page,
}) => {
  for (const allowed of [false, true]) {
    await openWith(page, { canUnsubcribedUsersLogin: allowed }, '/signin')
    await page.getByLabel(enGb['auth.email'], { exact: true }).fill('nosub@pulse.example')
    await page.getByLabel(enGb['auth.password'], { exact: true }).fill(demoPassword)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    if (allowed) await expect(page).not.toHaveURL(/\/signin/)
    else {
      await expect(page.getByRole('main')).toContainText(/user has no access/i)
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    }
  }
})
