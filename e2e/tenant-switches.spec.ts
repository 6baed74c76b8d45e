import { expect, type Page } from '@playwright/test'
import { alterReply } from './support/alter-reply.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { openScreenInApp } from './support/open-in-app.ts'
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

/** Opens a path within the app, from a page that no switch turns off. */
async function follow(page: Page, path: string) {
  await openScreenInApp(page, '/contact')
  await openScreenInApp(page, path)
}

test('TEN-06 TEN-07 TEN-08 TEN-11 TEN-12 LIVE-07 ROLE-13 a club’s switches turn Connect, its views, collections, Home’s browse classes and sign-up on: links, strips and addresses', async ({
  page,
}) => {
  await test.step('everything on, except the live schedule', async () => {
    await openWith(page, { showLiveEvent: false }, '/home')
    await expect(navigation(page).getByRole('link', { name: 'Connect' })).toBeVisible()
    await expect(page.locator('a[href^="/connect/classes"]').first()).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="/classes/categories/"]').first()).toBeVisible()
    await expect(page.locator('a[href="/collections"]')).not.toHaveCount(0)
    await openScreenInApp(page, '/connect/schedule')
    await expect(page).toHaveURL(/\/connect\/classes$/)
    await expect(page.locator('a[href="/connect/schedule"]')).toHaveCount(0)
    await openScreenInApp(page, '/collections')
    await expect(page).toHaveURL(/\/collections$/)
    await openScreenInApp(page, '/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin')
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/\/signup$/)
  })
  await test.step('Connect, collections, browse classes and sign-up off', async () => {
    const off = { ShowLiveConnect: false, showCollections: false, showBrowseClasses: false, showSignUpPage: false }
    await openWith(page, off, '/home')
    await expect(navigation(page).getByRole('link', { name: 'Classes' })).toBeVisible()
    const shelves = page.getByRole('main').locator('a[href^="/channels/"], a[href^="/channelView"]')
    await expect(shelves.first()).toBeVisible()
    await expect(page.locator('a[href^="/connect"], a[href^="/collections"]')).toHaveCount(0)
    await expect(page.getByRole('main').locator('a[href^="/classes/categories/"]')).toHaveCount(0)
    for (const path of ['/connect/classes', '/connect/schedule', '/connect/clublist', '/collections']) {
      await follow(page, path)
      await expect(page, path).toHaveURL(/\/home$/)
    }
    await follow(page, '/signup')
    await expect(page).toHaveURL(/\/signin$/)
    await follow(page, '/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(page.locator('a[href="/signup"]')).toHaveCount(0)
  })
  await test.step('one view of Connect', async () => {
    await openWith(page, { connect: 'ondemand' }, '/connect/schedule')
    await expect(page).toHaveURL(/\/connect\/classes$/)
    await openWith(page, { connect: 'live' }, '/connect/classes')
    await expect(page).toHaveURL(/\/connect\/schedule$/)
    await expect(page.locator('a[href="/connect/classes"]')).toHaveCount(0)
  })
})
