import { expect, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { alterReply } from './support/alter-reply.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { openSession } from './support/member.ts'
import { signIn } from './support/sign-in.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const member = 'active@pulse.example'
const header = (page: Page) => page.getByRole('banner')
const bar = (page: Page) => page.locator('header [data-surface="header"]').first()

test.beforeEach(({ page }) => blankPictures(page))

test('SHELL-06 SHELL-23 TEN-22 AUTH-07 AUTH-08 small screens have a kebab menu for members, whose session is stored under its specified names and sent with every call; a rejected one is removed and leads to sign-in, where a rejection doesn’t navigate', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto('/home')
  await expect(header(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
  const kebab = header(page).getByRole('button', { name: 'Menu' })
  await expect(kebab).toHaveCount(0)
  await signIn(page, member)
  const asked = page.waitForRequest((request) => request.url().includes('/api/'))
  await page.goto('/home')
  const { tenantid, authorization } = (await asked).headers()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
  const stored = await page.evaluate(() => ({ ...localStorage }))
  for (const key of [
    'token',
    'userId',
    'version',
    'classTypes',
    'ProviderType',
    'thirdPartyAuth',
    'language',
    'clientId',
  ])
    expect(Object.keys(stored), key).toContain(key)
  expect(tenantid).toBe(stored.clientId)
  expect(authorization).toBe(`Bearer ${stored.token}`)

  await kebab.click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Classes' })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  const refuse = { status: 401, json: { code: 401, message: 'No' } }
  await page.route('**/api/**', (route) => route.fulfill(refuse))
  await kebab.click()
  await menu.getByRole('link', { name: 'Classes' }).click()
  await expect(page).toHaveURL(/\/signin/i)
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userId')])).toEqual([
    null,
    null,
  ])
  const moves: string[] = []
  page.on('framenavigated', (frame) => moves.push(frame.url()))
  await page.route('**/oauth/login', (route) => route.fulfill(refuse))
  await page.getByLabel('Email', { exact: true }).fill(member)
  await page.getByLabel('Password', { exact: true }).fill('Demo1234')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(member)
  expect(moves).toEqual([])
})

test('SHELL-01 SHELL-27 SHELL-28 TEN-20 TEN-21 the header is 96 px high and sticks from 97 px on, its logo opens the landing page; copyright, year and colours are the club’s', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 800 })
  await page.goto('/classes')
  await page.getByRole('main').getByRole('article').nth(12).waitFor()
  expect((await header(page).boundingBox())?.height).toBe(96)
  await page.evaluate(() => window.scrollTo(0, 90))
  await expect.poll(() => bar(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(-90)
  await page.evaluate(() => window.scrollTo(0, 97))
  await expect(bar(page)).toHaveCSS('position', 'fixed')
  await expect.poll(() => bar(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0)

  await header(page)
    .getByRole('link', { name: enGb['shell.logo'].replace('{{club}}', 'Pulse Club') })
    .click()
  await expect(page).toHaveURL(tenantUrl('pulse', '/'))
  await expectOwnLook(page, 'rgb(216, 27, 85)', 'Pulse Club')
  await page.goto(tenantUrl('harbour'))
  await expectOwnLook(page, 'rgb(15, 118, 110)', 'Harbour Health')
})

async function expectOwnLook(page: Page, primary: string, copyright: string) {
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${copyright}`)
  const [language, version] = [footer.getByRole('combobox'), footer.getByText(/^Version/)]
  const edges = await Promise.all(
    [language, version].map((one) => one.evaluate((e) => e.getBoundingClientRect().right)),
  )
  expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 9))).toBeLessThan(1)
  await expect(page.getByRole('main').getByRole('link', { name: 'Explore' })).toHaveCSS('background-color', primary)
}

test('SHELL-25 loading is shown after 800 ms, and not before', async ({ page }) => {
  await page.goto('/channels/')
  const channel = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  await channel.waitFor()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/channelclasses**', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = page.waitForRequest('**/channelclasses**')
  await channel.click()
  // The 800 ms begin with the request, not before the page knows that it loads.
  await asked
  const overlay = page.getByRole('status').filter({ hasText: 'Loading' }).locator('> div')
  await page.clock.runFor(700)
  await expect(overlay).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(overlay).toBeVisible()
  answer()
  await page.clock.resume()
  await expect(overlay).toHaveCount(0)
})

test('SHELL-31 player, live list and card grids show their shapes while they load', async ({ page }) => {
  await openSession(page, member)
  await page.route(/\/api\//, () => {})
  for (const path of ['/classes/pulse-1008-003', '/connect/schedule', '/classes']) {
    await page.goto(path)
    await expect(page.locator('main [data-shape]').first(), path).toBeVisible()
  }
})

test('TEN-02 a page without club settings requests them first', async ({ page }) => {
  await alterReply(page, `${tenantUrl('pulse')}contact`, (html) => html.replace('id="boot"', 'id="nothing"'))
  // Elsewhere the page is built with the platform's credential; here the credential is part of the club's settings.
  await page.route('**/api/**', (route) => {
    const headers = { ...route.request().headers(), authorization: `Basic ${btoa('upbeat:demo')}` }
    return route.continue({ headers })
  })
  const asked = page.waitForRequest('**/api/**')
  await page.goto('/contact')
  expect(new URL((await asked).url()).pathname).toBe('/api/v1/tenants/pulse')
  await expect(page.getByRole('link', { name: 'Pulse Club, start page' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('shows the club’s changes when it comes back into view after a while', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  await expect(page.getByRole('contentinfo')).toContainText('Pulse Club')
  await page.route('**/api/v1/tenants/pulse', async (route) => {
    const reply = await route.fetch({ url: route.request().url().replace('pulse.localhost', '127.0.0.1') })
    await route.fulfill({ response: reply, json: { ...(await reply.json()), displayName: 'Pulse and Friends' } })
  })
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.clock.fastForward('00:09')
  await comeBack()
  await page.clock.fastForward('11:00')
  const asked = page.waitForRequest('**/api/v1/tenants/pulse')
  await comeBack()
  await asked
  await expect(page.getByRole('contentinfo')).toContainText('Pulse and Friends')
})

test('TEN-03 an address that names no club shows a message', async ({ page }) => {
  const response = await page.goto(`${tenantUrl('pulse').replace('pulse.', '')}?tenant=nobody`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('alert')).toContainText('Invalid url')
  await expectNoViolations(page)
})
