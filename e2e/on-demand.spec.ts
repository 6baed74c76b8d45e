import { expect, type Page } from '@playwright/test'
import { callApi, signInByApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { newMember, openAs } from './support/new-member.ts'
import { expectAfterRetries } from './support/past-retries.ts'
import { untilLoaded } from './support/screens.ts'
import { storeSession } from './support/store-session.ts'
import { type TenantName, tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** The screens on which visitors and members find classes. */
const screens = [
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
const clubs: [TenantName, string | null, open: string[]][] = [
  ['harbour', 'code@harbour.example', screens],
  ['summit', null, ['/home', '/contact']],
  ['tempo', 'active@tempo.example', ['/classes', '/user/classes/recent']],
  ['mono', 'active@mono.example', ['/home', '/classes/search?q=yoga']],
]

for (const [tenant, member, open] of clubs) {
  test(`${tenant}’s screens are accessible and don’t overflow at 320 px`, async ({ page }) => {
    test.setTimeout(240_000)
    await blankPictures(page)
    await page.setViewportSize({ width: 320, height: 720 })
    if (member) await openAs(page, { ...(await signInByApi(member, tenant)), tenant }, '/home')
    const tooWide: string[] = []
    for (const path of open) {
      await page.goto(tenantUrl(tenant, path))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await untilLoaded(page)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (over > 0) tooWide.push(`${path} by ${over} px`)
      await expectNoViolations(page)
    }
    expect(tooWide).toEqual([])
  })
}

test.describe('bad input', () => {
  test('ERR-34 huge, hostile or wordless search text finds nothing, and the page says so', async ({ page }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    for (const text of ['<img src=x onerror=alert(1)>', '\u202e\u0007', '😀😀😀']) {
      await page.goto(`/classes/search?q=${encodeURIComponent(text)}`)
      await expect(page.getByText(/No search results|no classes found/i).first()).toBeVisible()
    }
    expect(dialogs).toEqual([])
    // Longer than any typed text: ignored.
    await page.goto(`/classes/search?q=${'x'.repeat(5000)}`)
    await expect(cards(page).first()).toBeVisible()
  })

  test('filter values from an old link are ignored, or find nothing and offer a way out', async ({ page }) => {
    await page.goto('/classes?duration=15&skill=abc&intensity=9,2&sort=sideways&focus=%2A%2A&keyword=')
    await expect(cards(page).first()).toBeVisible()
    await page.goto('/classes?keyword=Renamed+long+ago')
    await expect(page.getByText('no classes found')).toBeVisible()
    await page.getByRole('button', { name: 'Show All Classes' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('a broken picture leaves a placeholder in the club’s colours', async ({ page }) => {
    await page.route('**/images/demo/**', (route) => route.abort())
    await page.goto('/classes')
    await expect(cards(page).first()).toBeVisible()
    const placeholder = cards(page).first().locator('[data-missing]')
    await expect(placeholder).toBeVisible()
    await expect(cards(page).first().locator('img')).toHaveCount(0)
    const colour = await placeholder.evaluate((each) => getComputedStyle(each).backgroundColor)
    expect(colour).not.toBe('rgba(0, 0, 0, 0)')
    await expectNoViolations(page)
  })

  test('lists say that the network is lost, and continue when it is back', async ({ page }) => {
    await storeSession(page, tenantUrl('pulse'), await signInByApi('active@pulse.example'))
    await page.clock.install()
    for (const [path, calls] of [
      ['/channels/', '**/api/v2/channels/**'],
      ['/collections', '**/collections/**'],
      ['/user/classes/favourites', '**/preferredvirtualclass'],
      ['/user/classes/recent', '**/recentactivity'],
    ] as const) {
      await test.step(path, async () => {
        await page.route(calls, (route) => route.abort('internetdisconnected'))
        await page.goto(path)
        const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first()
        await expectAfterRetries(page, again)
        await page.unroute(calls)
        await again.click()
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      })
    }
  })
})

type Told = { event?: string; path?: string; query?: string; tenant?: string; userId?: string }

test('ANAL-01 ANAL-06 reports page views and actions to a single adapter, and to no other host', async ({ page }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'pulse.localhost') outside.push(request.url())
  })
  await openAs(page, await newMember(), '/home')
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Classes' })
    .or(page.getByRole('link', { name: 'Search' }))
    .first()
    .click()
  await expect(cards(page).first()).toBeVisible()
  await page.goto('/classes/search?q=yoga')
  await expect(cards(page).first()).toBeVisible()
  const told = () => page.evaluate(() => (window as { dataLayer?: Told[] }).dataLayer ?? [])
  await expect
    .poll(async () => (await told()).map(({ event }) => event))
    .toEqual(expect.arrayContaining(['pageView', 'search']))
  const view = (await told()).find(({ event }) => event === 'pageView')
  expect(view).toMatchObject({ path: '/classes/search', tenant: 'pulse', userId: expect.stringMatching(/.+/) })
  expect((await told()).find(({ event }) => event === 'search')).toMatchObject({ query: 'yoga' })
  expect(outside).toEqual([])
})

test('search in the page finds misspelt words', async ({ page }) => {
  const { items } = await callApi('searchClasses', { params: {}, body: { query: 'strength', take: 1 } })
  await page.goto('/classes/search?q=strenght')
  await expect(cards(page).first().getByRole('heading')).toHaveText(items[0]?.className ?? '')
})
