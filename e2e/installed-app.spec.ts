import { expect } from '@playwright/test'
import { openSession } from './support/member.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** The paths of all entries in the browser's caches. */
const cachedPaths = async (page: import('@playwright/test').Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

test('opens offline after a first visit, from cached files and pictures, and stores no member data', async ({
  page,
  context,
}) => {
  const { token, userId } = await openSession(page, 'active@pulse.example')
  await page.goto('/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveTitle(/Pulse Club/)
  await context.setOffline(false)
  // The second visit goes through the service worker.
  await page.goto('/user/account?secret=in-the-address')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./)
  // A response that is not a page of the app must not be cached as one.
  const visit = page.context().newPage()
  await (await visit).goto('/healthz')
  await (await visit).close()
  await expect
    .poll(() => cachedPaths(page).then((paths) => paths.some((path) => path.startsWith('/assets/'))))
    .toBe(true)
  await expect
    .poll(() => cachedPaths(page).then((paths) => paths.some((path) => path.startsWith('/images/'))))
    .toBe(true)

  const paths = await cachedPaths(page)
  expect(paths.filter((path) => !/^\/(assets|fonts|images|icons)\/|^\/$/.test(path))).toEqual([])
  const kept = await page.evaluate(async () => {
    const shell = await caches.open('upbeat-shell')
    return (await shell.match('/'))?.text()
  })
  expect(kept).toContain('Pulse Club')
  for (const secret of [token, userId, 'active@pulse.example', 'Maya', 'in-the-address'])
    expect(kept).not.toContain(secret)
  // A page opened offline has no referrer information: it counts as linked from another site.
  expect(kept).toContain('"isCrossSite":true')

  await context.setOffline(true)
  await page.goto('/contact')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveTitle(/Pulse Club/)
  await page.goto('/contact?tenant=pulse')
  await expect(page).toHaveTitle(/Pulse Club/)
  await expect(page.goto('/contact?tenant=tempo')).rejects.toThrow()
  await context.setOffline(false)
})

test('each club installs under its own name', async ({ page }) => {
  for (const [club, name] of [
    ['pulse', 'Pulse Club'],
    ['tempo', 'Tempo Live'],
  ] as const) {
    await page.goto(tenantUrl(club))
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
      return (await fetch(link?.href ?? '')).json()
    })
    expect(manifest).toMatchObject({ name, display: 'standalone' })
    await expect(page.locator('meta[name="apple-mobile-web-app-title"]')).toHaveAttribute('content', name)
  }
})
