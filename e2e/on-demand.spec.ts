import { expect, type Page } from '@playwright/test'
import { callApi, signInByApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { newMember, openAs } from './support/new-member.ts'
import { openInApp } from './support/open-in-app.ts'
import { expectAfterRetries } from './support/past-retries.ts'
import { untilLoaded } from './support/screens.ts'
import { storeSession } from './support/store-session.ts'
import { type TenantName, tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** The screens on which visitors and members find classes. */
const screens: [string, ...string[]] = [
  '/home',
  '/classes',
  '/browse/',
  '/classes/search?q=yoga',
  '/channels/',
  '/collections',
  '/user/classes/favourites',
  '/user/classes/recent',
]
/**
 * Each club with the member who looks. Summit's members come from its identity provider, so there it is a visitor. Pulse's screens are
 * checked in their own specs and measured in `languages.spec.ts`. Harbour has the other card layout. The other clubs differ only by name,
 * language and colours: two screens are enough.
 */
const clubs: [TenantName, string | null, open: [string, ...string[]]][] = [
  ['harbour', 'code@harbour.example', screens],
  ['summit', null, ['/home', '/contact']],
  ['tempo', 'active@tempo.example', ['/classes', '/user/classes/recent']],
  ['mono', 'active@mono.example', ['/home', '/classes/search?q=yoga']],
]

test('each club’s screens are accessible and don’t overflow at 320 px', async ({ page }) => {
  test.setTimeout(240_000)
  await blankPictures(page)
  await page.setViewportSize({ width: 320, height: 720 })
  const tooWide: string[] = []
  for (const [tenant, member, open] of clubs) {
    if (member) await storeSession(page, tenantUrl(tenant), await signInByApi(member, tenant))
    await page.goto(tenantUrl(tenant, open[0]))
    for (const path of open) {
      await test.step(`${tenant} ${path}`, async () => {
        if (path !== open[0]) await openInApp(page, path)
        await expect(page).toHaveURL(tenantUrl(tenant, path))
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
        await untilLoaded(page)
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (over > 0) tooWide.push(`${tenant} ${path} by ${over} px`)
        await expectNoViolations(page)
      })
    }
  }
  expect(tooWide).toEqual([])
})

test('ERR-34 a broken picture leaves a placeholder; hostile, wordless or huge search text finds nothing, and misspelt words are found; filter values from an old link are ignored, or find nothing and offer a way out', async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.route('**/images/demo/**', (route) => route.abort())

  await test.step('search text', async () => {
    const [first, ...others] = ['<img src=x onerror=alert(1)>', '\u202e\u0007', '😀😀😀'].map(
      (text) => `/classes/search?q=${encodeURIComponent(text)}`,
    )
    await page.goto(first ?? '')
    const nothing = page.getByText(/No search results|no classes found/i).first()
    await expect(nothing).toBeVisible()
    for (const path of others) {
      await openInApp(page, path)
      await expect(page).toHaveURL(path)
      await expect(nothing).toBeVisible()
    }
    // Longer than any typed text: ignored, and removed from the address.
    await openInApp(page, `/classes/search?q=${'x'.repeat(5000)}`)
    await expect(page).toHaveURL('/classes/search')
    await expect(nothing).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
    expect(dialogs).toEqual([])
    const { items } = await callApi('searchClasses', { params: {}, body: { query: 'strength', take: 1 } })
    await openInApp(page, '/classes/search?q=strenght')
    await expect(cards(page).first().getByRole('heading')).toHaveText(items[0]?.className ?? '')
  })

  await test.step('filters from an old link', async () => {
    await openInApp(page, '/classes?keyword=Renamed+long+ago')
    await expect(page.getByText('no classes found')).toBeVisible()
    await page.getByRole('button', { name: 'Show All Classes' }).click()
    await expect(cards(page).first()).toBeVisible()
    await page.goto('/classes?duration=15&skill=abc&intensity=9,2&sort=sideways&focus=%2A%2A&keyword=')
    await expect(cards(page).first()).toBeVisible()
  })

  await test.step('a broken picture', async () => {
    const placeholder = cards(page).first().locator('[data-missing]')
    await expect(placeholder).toBeVisible()
    await expect(cards(page).first().locator('img')).toHaveCount(0)
    const colour = await placeholder.evaluate((each) => getComputedStyle(each).backgroundColor)
    expect(colour).not.toBe('rgba(0, 0, 0, 0)')
    await expectNoViolations(page)
  })
})

test('lists say that the network is lost, and continue when it is back', async ({ page }) => {
  await blankPictures(page)
  await page.clock.install()
  await openAs(page, { ...(await signInByApi('active@pulse.example')), tenant: 'pulse' }, '/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const [path, calls] of [
    ['/channels/', '**/api/v2/channels/**'],
    ['/collections', '**/collections/**'],
    ['/user/classes/favourites', '**/preferredvirtualclass'],
    ['/user/classes/recent', '**/recentactivity'],
  ] as const) {
    await test.step(path, async () => {
      await page.route(calls, (route) => route.abort('internetdisconnected'))
      await openInApp(page, path)
      const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
      await expectAfterRetries(page, again)
      await page.unroute(calls)
      await again.click()
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    })
  }
})

type Told = { event?: string; path?: string; query?: string; tenant?: string; userId?: string }

test('ANAL-01 ANAL-06 reports page views and actions to a single adapter, and to no other host', async ({ page }) => {
  await blankPictures(page)
  const outside: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'pulse.localhost') outside.push(request.url())
  })
  await openAs(page, await newMember(), '/home')
  await page.getByRole('banner').getByRole('link', { name: 'Classes' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  await openInApp(page, '/classes/search?q=yoga')
  const told = () => page.evaluate(() => (window as { dataLayer?: Told[] }).dataLayer ?? [])
  await expect
    .poll(async () => (await told()).map(({ event }) => event))
    .toEqual(expect.arrayContaining(['pageView', 'search']))
  const views = (await told()).filter(({ event }) => event === 'pageView')
  expect(views.map(({ path }) => path)).toEqual(['/home', '/classes', '/classes/search'])
  expect(views.at(-1)).toMatchObject({ tenant: 'pulse', userId: expect.stringMatching(/.+/) })
  expect((await told()).find(({ event }) => event === 'search')).toMatchObject({ query: 'yoga' })
  expect(outside).toEqual([])
})
