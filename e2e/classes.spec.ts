import { expect, type Page, type Request } from '@playwright/test'
import { callApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { newMember, openAs } from './support/new-member.ts'
import { openInApp } from './support/open-in-app.ts'
import { expectAfterRetries } from './support/past-retries.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'
import { transitionsOver } from './support/watch-transitions.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
const card = (page: Page, tag: string) => page.locator(`article[data-class="${tag}"]`)
/** Whether this is the search for all classes, which follows the one for the first page. */
const isAll = (request: Request) => request.method() === 'PUT' && request.postDataJSON().take === 9999
const catalogue = async () => (await callApi('searchClasses', { params: {}, body: { take: 9999 } })).items

test.beforeEach(({ page }) => blankPictures(page))

test('ROUTE-03 API-24 TEN-23 CARD-08 CARD-09 CARD-10 CARD-16 FAV-11 lists the classes, the first page before all others, 18 on a page up to 1,359 px and 20 from 1,360 px on, in two layouts; visitors see no hearts and sign in before a class opens', async ({
  page,
}) => {
  const asked = page.waitForRequest(isAll)
  await page.setViewportSize({ width: 1359, height: 700 })
  await page.goto('/classes')
  expect((await asked).postDataJSON()).toMatchObject({ skip: 0, providerid: 'pulse' })
  expect((await asked).headers()).toMatchObject({ showmetadata: 'true' })
  await expect(cards(page)).toHaveCount(18)
  await page.setViewportSize({ width: 1360, height: 700 })
  await page.reload()
  await expect(cards(page)).toHaveCount(20)
  await expect(page.getByRole('button', { name: 'Filter' })).toBeVisible()
  await expectNoViolations(page)

  const textIsOnPicture = async () => {
    const first = cards(page).first()
    await expect(first).toBeVisible()
    const [text, picture] = await Promise.all([
      first.getByRole('heading').boundingBox(),
      first.locator('img').first().boundingBox(),
    ])
    if (!text || !picture) throw new Error('The card is not shown')
    return text.y < picture.y + picture.height
  }
  expect(await textIsOnPicture()).toBe(false)
  await expect(page.getByRole('button', { name: /favourites/ })).toHaveCount(0)

  await test.step('a page opened by its address starts at the top, wherever the previous page was scrolled to', async () => {
    await toEnd(page)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    await page.goto('/classes/search?q=flow')
    await expect(cards(page).last()).toBeAttached()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  })

  const link = cards(page).first().getByRole('link')
  const path = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL('/signin')
  expect(await page.evaluate(() => sessionStorage.getItem('deeplink'))).toBe(path)

  await page.goto(tenantUrl('harbour', '/classes'))
  expect(await textIsOnPicture()).toBe(true)
})

test('ROUTE-04 ROUTE-12 CAT-08 CARD-11 CARD-12 CARD-13 CARD-14 CARD-15 browses by category and by class, with pictures of the width that the window needs; opens the category directly if there is only one', async ({
  page,
}) => {
  await page.goto('/browse')
  const tiles = page.getByRole('list', { name: 'Categories' }).getByRole('link')
  await expect(tiles).toHaveCount(10)
  await expect(cards(page).first()).toBeVisible()
  await expectNoViolations(page)
  await openInApp(page, '/browse/')
  await tiles.filter({ hasText: 'Pilates' }).click()
  await expect(page).toHaveURL('/classes/categories/1006')

  const widths = [
    { window: 500, card: 500, day: 500, banner: 500 },
    { window: 1000, card: 832, day: 785, banner: 1359 },
    { window: 1500, card: 1166, day: 1166, banner: 1999 },
    { window: 2200, card: 1493, day: 1493, banner: 2560 },
  ]
  const asked = (width: number) => new RegExp(`\\?width=${width}$`)
  for (const { window, card, banner } of widths) {
    await page.setViewportSize({ width: window, height: 800 })
    await expect(cards(page).first().locator('img')).toHaveAttribute('src', asked(card))
    await expect(page.locator('header img[src*="banner"]')).toHaveAttribute('src', asked(banner))
  }
  await openInApp(page, '/home')
  await expect(page.getByRole('region', { name: 'Class of the day' })).toBeVisible()
  for (const { window, day } of widths.toReversed()) {
    await page.setViewportSize({ width: window, height: 800 })
    await expect(cards(page).first().locator('img')).toHaveAttribute('src', asked(day))
    if (window !== 1500) continue
    await expect(page.locator('article[data-event]').first().locator('img')).toHaveAttribute('src', asked(500))
  }

  await page.goto(tenantUrl('mono', '/classes'))
  await expect(page).toHaveURL(tenantUrl('mono', '/classes/categories/1009'))
  await expect(cards(page).first()).toBeVisible()
})

test('ERR-35 CARD-04 CARD-05 FILT-19 FILT-20 says when the list can’t be loaded, and retries; plays the trailer after a second of hovering until the pointer leaves, or from the keyboard until Escape, but not with reduced motion; adds a page a second after the end comes into view, and stops when it leaves the view', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const failed = page.getByText('No classes found. There is a problem connecting to the server.')
  const search = '**/virtualclass/search/**'
  await page.clock.install()
  // The first page stays if the other classes fail to load.
  await page.route(search, (route) => (isAll(route.request()) ? route.abort() : route.continue()))
  await page.goto('/classes')
  await expectAfterRetries(page, failed)
  await expect(cards(page)).toHaveCount(20)
  await page.unroute(search)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(failed).toHaveCount(0)

  await page.route(search, (route) => route.abort())
  await page.reload()
  await expectAfterRetries(page, failed)
  await expect(cards(page)).toHaveCount(0)
  await page.unroute(search)
  await page.getByRole('button', { name: 'Try again' }).click()
  const first = cards(page).first()
  await expect(first).toBeVisible()
  // From here on, time passes only when the test advances it.
  await page.clock.pauseAt(Date.now() + 60_000)
  await first.hover()
  await page.clock.runFor(900)
  await expect(first.locator('video')).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(first.locator('video')).toHaveAttribute('src', /trailers/)
  await page.mouse.move(0, 0)
  await expect(first.locator('video')).toHaveCount(0)

  const link = first.getByRole('link')
  await cards(page).nth(1).getByRole('link').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(link).toBeFocused()
  await page.clock.runFor(1100)
  await expect(page.locator('article video')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('article video')).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.clock.runFor(2000)
  await expect(page.locator('article video')).toHaveCount(0)

  const size = (page.viewportSize()?.width ?? 0) >= 1360 ? 20 : 18
  await expect(cards(page)).toHaveCount(size)
  await toEnd(page)
  const place = await page.evaluate(() => window.scrollY)
  // Intersection observers report once a frame.
  await page.evaluate(() => new Promise((seen) => new IntersectionObserver(seen).observe(document.body)))
  await page.clock.runFor(900)
  await expect(cards(page)).toHaveCount(size)
  await page.clock.runFor(200)
  await expect(cards(page)).toHaveCount(2 * size)
  for (let second = 0; second < 6; second++) await page.clock.runFor(1000)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  expect(await cards(page).count()).toBeLessThanOrEqual(3 * size)
})

test('returns from a class to the same card in each list', async ({ page }) => {
  const member = await newMember()
  const { token, userId } = member
  const collections = await callApi('getCollections', { token, params: { userId } })
  const [longest] = collections.toSorted((one, other) => other.collectionItems.length - one.collectionItems.length)
  for (const { tag } of (await catalogue()).slice(0, 30))
    await callApi('addFavourite', { token, body: { userId, virtualClassTag: tag } })
  const size = (page.viewportSize()?.width ?? 0) >= 1360 ? 20 : 18
  await openAs(page, member, '/contact')
  for (const [path, place] of [
    ['/classes', size + 3],
    ['/classes/categories/1009', size + 3],
    ['/classes/search?q=flow', size + 3],
    // The longest collection has only one page.
    [`/collections/${longest?.collectionTag}`, 14],
    ['/user/classes/favourites', size + 3],
  ] as const) {
    await test.step(path, async () => {
      await openInApp(page, path)
      await expect(cards(page)).toHaveCount(size)
      await expect(async () => {
        await toEnd(page)
        await expect.poll(() => cards(page).count(), { timeout: 3000 }).toBeGreaterThan(place)
      }).toPass()
      const far = cards(page).nth(place)
      const tag = (await far.getAttribute('data-class')) ?? ''
      // Scrolls the card to a clickable position, so that the click doesn't scroll again.
      await far.getByRole('link').hover()
      const top = async () => (await card(page, tag).boundingBox())?.y ?? Number.NaN
      const before = await top()
      await far.getByRole('link').click()
      // Without a membership the class redirects to the plans and leaves no history entry.
      await expect(page).toHaveURL(/\/subscribe$/)
      await page.goBack()
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)

      // The lists restore their position alike.
      if (path !== '/classes') return
      // Back from a reloaded page, as on a phone that had discarded the tab.
      await transitionsOver(page)
      await card(page, tag).getByRole('link').click()
      await expect(page).toHaveURL(/\/subscribe$/)
      await page.reload()
      await page.goBack()
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)
    })
  }
})
