import { expect, type FrameLocator, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { de } from '@upbeat/phrases/languages/de'
import { alterReply } from './support/alter-reply.ts'
import { expectNoViolations } from './support/axe.ts'
import { withThirdPartyStorageBlocked } from './support/blocked-storage.ts'
import { hostAddress, portalToken, signInAtProvider } from './support/identity-provider.ts'
import { type TenantName, tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const avatarOf = (page: Page | FrameLocator) =>
  page.getByRole('banner').getByRole('link', { name: enGb['shell.myPages'] })
const appOf = (page: Page) => page.frameLocator('#classes iframe')
const classLinks = (page: Page | FrameLocator) =>
  page.locator('main a[href^="/classes/"]:not([href*="/search"], [href*="/categories/"])')
/** In CSS pixels: how much taller the frame is than its content, and how far its content scrolls. */
async function fitOf(page: Page) {
  const frame = page.locator('#classes iframe')
  const [outside, inside] = await Promise.all([
    frame.evaluate((element) => element.clientHeight),
    appOf(page)
      .locator('html')
      .evaluate((html) => ({
        content: Math.ceil(document.getElementById('root')?.getBoundingClientRect().height ?? 0),
        scrolls: html.scrollHeight - html.clientHeight,
      })),
  ])
  return { spare: outside - inside.content, scrolls: inside.scrolls }
}
const fits = { spare: 0, scrolls: 0 }
const insideOf = (page: Page) => page.locator('#path')

/** Opens a club's page with other embedding settings, as if the club were configured so. */
async function openWith(page: Page, tenant: TenantName, path: string, embeddedConfig: Record<string, unknown>) {
  const config = {
    isEmbedded: true,
    showHeader: true,
    showLogo: true,
    showFooter: true,
    showSignInPage: true,
    showSignUpPage: true,
    mode: null,
    'content-mode': null,
    ...embeddedConfig,
  }
  await alterReply(page, new RegExp(`^${tenantUrl(tenant)}(contact|signin|signup|home|error)?(\\?.*)?$`), (body) =>
    body.replace(/"embeddedConfig":(null|\{[^}]*\})/, `"embeddedConfig":${JSON.stringify(config)}`),
  )
  await page.goto(tenantUrl(tenant, path))
}

test('EMBED-01 EMBED-02 EMBED-03 the address turns embedding on and loses the parameters, and the next pages stay embedded', async ({
  page,
}) => {
  await page.goto(tenantUrl('summit', '/home?runtime=embedded&lang=de&x=1'))
  await expect(page).toHaveURL(tenantUrl('summit', '/home?x=1'))
  await expect(page.locator('html')).toHaveAttribute('lang', /^de$/i)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: de['shell.signIn'] })).toBeVisible()
  await page.goto(tenantUrl('summit', '/classes'))
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', /^de$/i)
})

test('LAND-11 EMBED-05 EMBED-06 EMBED-09 signs in with the host’s token at once, skips the landing page, and leaves membership checks to the host', async ({
  page,
}) => {
  const token = await portalToken(page)
  const checks: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/external/user/subscriptions')) checks.push(request.url())
  })
  const login = page.waitForResponse('**/oauth/login')
  await page.goto(tenantUrl('summit', `/?token=${token}`))
  expect(new URLSearchParams((await login).request().postData() ?? '').get('token')).toBe(token)
  await expect(page).toHaveURL(tenantUrl('summit', '/home'))
  await expect(avatarOf(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('banner').locator('a[href="/classes"]').first().click()
  await classLinks(page).first().click()
  await expect(page.locator('video')).toBeVisible()
  expect(checks).toEqual([])
  await page.evaluate(() => localStorage.clear())
  await page.goto(tenantUrl('summit', '/?runtime=embedded'))
  await expect(page).toHaveURL(tenantUrl('summit', '/home'))
})

test('EMBED-10 a bad token is reported and leads to the sign-in form, or to the error page if there is no form', async ({
  page,
}) => {
  const reported = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as { dataLayer?: { event?: string }[] }
      return dataLayer.filter(({ event }) => event === 'error')
    })
  await page.goto(tenantUrl('summit', '/?token=bad'))
  await expect(page).toHaveURL(tenantUrl('summit', '/signin?SSO=false'))
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Token validation error')
  expect(await reported()).toMatchObject([{ reason: 'embeddedAuth', status: 501 }])
  await openWith(page, 'summit', '/home?token=bad', { showSignInPage: false })
  await expect(page).toHaveURL(tenantUrl('summit', '/error'))
  await expect(page.getByRole('main')).toContainText('Token validation error')
  await expectNoViolations(page)
  expect(await reported()).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('only the club’s own hosts can frame the app, and the demo’s embedding page and its frame are accessible', async ({
  page,
}) => {
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  // The same page at another name of this machine: a different origin that is not on the list.
  await page.goto(hostAddress.replace('127.0.0.1', 'localhost'))
  await refused
  await expect(appOf(page).getByRole('banner')).toHaveCount(0)
  await page.goto(hostAddress)
  await expect(appOf(page).getByRole('main').getByRole('link').first()).toBeVisible()
  await expectNoViolations(page)
})

test('a host on another site signs the member in and navigates the app while frames have no storage', async () => {
  await withThirdPartyStorageBlocked(async (page) => {
    await page.goto(hostAddress)
    const app = appOf(page)
    await expect(app.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    const storage = await app.locator('html').evaluate(() => {
      try {
        return String(window.localStorage.length)
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(storage).toBe('SecurityError')

    // The frame requests sign-in, the host signs in, and the frame follows.
    await app.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await signInAtProvider(page)
    await expect(avatarOf(app)).toBeVisible()
    await expect(page.getByRole('status').first()).toHaveText('Signed in as Livia Steiner')

    // Deep links work in both directions, and the frame is as high as its content.
    await page.getByRole('button', { name: 'Classes' }).click()
    await expect(insideOf(page)).toHaveText('/classes')
    await expect(page).toHaveURL(`${hostAddress}#/classes`)
    await expect.poll(() => fitOf(page)).toEqual(fits)
    await page.getByRole('button', { name: 'My account' }).click()
    await expect(app.getByText('member@summit.example')).toBeVisible()
    await expect.poll(() => fitOf(page)).toEqual(fits)
    await page.reload()
    await expect(app.getByText('member@summit.example')).toBeVisible()
    await expect(insideOf(page)).toHaveText('/user/account')
    await page.evaluate(() => location.assign('#/channels/'))
    await expect(insideOf(page)).toHaveText('/channels/')

    // A class plays although nothing is stored.
    await page.getByRole('button', { name: 'Classes' }).click()
    await classLinks(app).first().click()
    await expect(app.locator('video')).toBeVisible()
    await expect
      .poll(() => app.locator('video').evaluate((video) => (video as HTMLVideoElement).readyState))
      .toBeGreaterThan(1)

    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('button', { name: 'Sign in with Summit ID' })).toBeVisible()
  })
})
