import { expect, type Page, test } from '@playwright/test'
import { callApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { serverTime } from './support/clock.ts'
import { type NewMember, newMember, openAs } from './support/new-member.ts'
import { expectAfterRetries } from './support/past-retries.ts'
import { tenantUrl } from './support/tenants.ts'

// A page's first pictures are made while the test waits for it.

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
const card = (page: Page, tag: string) => page.locator(`article[data-class="${tag}"]`)
const catalogue = async () => (await callApi('searchClasses', { params: {}, body: { take: 9999 } })).items

/** Opens the search page on one class by its name. */
async function find(page: Page, name: string) {
  await page.goto(`/classes/search?q=${encodeURIComponent(name)}`)
}

test('ROUTE-03 API-24 TEN-23 lists the classes, fetched once as a whole', async ({ page }) => {
  const asked = page.waitForRequest((request) => request.method() === 'PUT')
  await page.goto('/classes')
  expect((await asked).postDataJSON()).toMatchObject({ take: 9999, skip: 0, providerid: 'pulse' })
  expect((await asked).headers()).toMatchObject({ showmetadata: 'true' })
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filter' })).toBeVisible()
  await expectNoViolations(page)
})

test('ROUTE-04 goes to the category where there is only one', async ({ page }) => {
  await page.goto(tenantUrl('mono', '/classes'))
  await expect(page).toHaveURL(tenantUrl('mono', '/classes/categories/1009'))
  await expect(cards(page).first()).toBeVisible()
})

test('ROUTE-12 CAT-08 browses by category and by class', async ({ page }) => {
  await page.goto('/browse')
  const tiles = page.getByRole('list', { name: 'Categories' }).getByRole('link')
  await expect(tiles).toHaveCount(10)
  await expect(cards(page).first()).toBeVisible()
  await expectNoViolations(page)
  await page.goto('/browse/')
  await tiles.filter({ hasText: 'Pilates' }).click()
  await expect(page).toHaveURL('/classes/categories/1006')
})

for (const [width, size] of [
  [1359, 18],
  [1360, 20],
] as const) {
  test(`CARD-16 shows ${size} cards on a page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/classes')
    await expect(cards(page)).toHaveCount(size)
  })
}

for (const [id, width, cardWidth, dayWidth, bannerWidth] of [
  ['CARD-11', 500, 500, 500, 500],
  ['CARD-12', 1000, 832, 785, 1359],
  ['CARD-13', 1500, 1166, 1166, 1999],
  ['CARD-14', 2200, 1493, 1493, 2560],
] as const) {
  test(`${id} CARD-15 asks for pictures of the right width at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/classes/categories/1009')
    await expect(cards(page).first().locator('img')).toHaveAttribute('src', new RegExp(`\\?width=${cardWidth}$`))
    await expect(page.locator('header img[src*="banner"]')).toHaveAttribute(
      'src',
      new RegExp(`\\?width=${bannerWidth}$`),
    )
    await page.goto('/home')
    await expect(cards(page).first().locator('img')).toHaveAttribute('src', new RegExp(`\\?width=${dayWidth}$`))
    if (id !== 'CARD-13') return
    const live = page.locator('article[data-event]').first().locator('img')
    await expect(live).toHaveAttribute('src', /\?width=500$/)
  })
}

test('CARD-01 a class that does not say how long it is counts 55 minutes', async ({ page }) => {
  const silent = (await catalogue()).find(({ durationSecond }) => durationSecond === null)
  if (!silent) throw new Error('Every demo class has a duration')
  await find(page, silent.className)
  await expect(card(page, silent.tag).getByText('55 min')).toBeVisible()
})

test('CARD-02 counts a minute that has begun', async ({ page }) => {
  const odd = (await catalogue()).find(({ durationSecond }) => durationSecond !== null && durationSecond % 60 > 0)
  if (!odd) throw new Error('Every demo class lasts whole minutes')
  await find(page, odd.className)
  await expect(card(page, odd.tag).getByText(`${Math.ceil((odd.durationSecond ?? 0) / 60)} min`)).toBeVisible()
})

test('CARD-03 a class is new for thirty days', async ({ page }) => {
  const now = (await serverTime()).getTime()
  const ages = (await catalogue()).map((item) => ({
    item,
    days: (now - Date.parse(item.scheduleDate ?? item.creationDate ?? '')) / 86_400_000,
  }))
  const young = ages.filter(({ days }) => days > 0 && days < 29.5).at(-1)?.item
  const old = ages.find(({ days }) => days > 30.5)?.item
  if (!young || !old) throw new Error('The demo has no classes around thirty days old')
  await find(page, young.className)
  await expect(card(page, young.tag).getByText('New', { exact: true })).toBeVisible()
  await find(page, old.className)
  await expect(card(page, old.tag)).toBeVisible()
  await expect(card(page, old.tag).getByText('New', { exact: true })).toHaveCount(0)
})

test('CARD-04 CARD-05 plays the trailer after a second of hovering, until the pointer leaves', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'fingers don’t hover')
  await page.goto('/classes')
  const first = cards(page).first()
  await expect(first).toBeVisible()
  await page.clock.install()
  // Between the pointer and the look at what it brought no time goes by but the one that is given.
  await page.clock.pauseAt(Date.now() + 60_000)
  await first.hover()
  await page.clock.runFor(900)
  await expect(first.locator('video')).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(first.locator('video')).toHaveAttribute('src', /trailers/)
  await page.mouse.move(0, 0)
  await expect(first.locator('video')).toHaveCount(0)
})

test('the keyboard brings the trailer too, Escape puts it away, and less motion leaves it out', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'there is no keyboard')
  await page.goto('/classes')
  const link = cards(page).first().getByRole('link')
  await expect(link).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Filter' }).focus()
  await page.keyboard.press('Tab')
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
})

test('CARD-09 CARD-08 a visitor who opens a class signs in first, and has no hearts', async ({ page }) => {
  await page.goto('/classes')
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /favourites/ })).toHaveCount(0)
  const path = await cards(page).first().getByRole('link').getAttribute('href')
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL('/signin')
  expect(await page.evaluate(() => sessionStorage.getItem('deeplink'))).toBe(path)
})

test('FAV-02 a heart shows at once, is sent at once, and goes back when that fails', async ({ page }) => {
  await openAs(page, await newMember(), '/classes')
  const heart = cards(page).first().getByRole('button')
  await expect(heart).toHaveAccessibleName(/^Add .* to favourites$/)
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /preferredvirtualclass/.test(request.url()),
  )
  await heart.click()
  await sent
  await expect(heart).toHaveAccessibleName(/^Remove .* from favourites$/)
  await page.route('**/preferredvirtualclass/**', (route) => route.abort())
  await heart.click()
  await expect(page.getByText('Your favourites could not be changed')).toBeVisible()
  await expect(heart).toHaveAccessibleName(/^Remove .* from favourites$/)
})

test('CARD-10 has two visibly different layouts', async ({ page }) => {
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
  await page.goto('/classes')
  expect(await textIsOnPicture()).toBe(false)
  await page.goto(tenantUrl('harbour', '/classes'))
  expect(await textIsOnPicture()).toBe(true)
})

test('FILT-19 FILT-20 adds a page a second after its end is reached, and stops when the end is out of view', async ({
  page,
}) => {
  await page.goto('/classes')
  const size = (page.viewportSize()?.width ?? 0) >= 1360 ? 20 : 18
  await expect(cards(page)).toHaveCount(size)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await toEnd(page)
  const place = await page.evaluate(() => window.scrollY)
  // What sees the end come into view is asked once a frame.
  await page.evaluate(() => new Promise((seen) => new IntersectionObserver(seen).observe(document.body)))
  await page.clock.runFor(900)
  await expect(cards(page)).toHaveCount(size)
  await page.clock.runFor(200)
  await expect(cards(page)).toHaveCount(2 * size)
  for (let second = 0; second < 6; second++) await page.clock.runFor(1000)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  expect(await cards(page).count()).toBeLessThanOrEqual(3 * size)
})

const longLists: [list: string, open: (page: Page, member: NewMember) => Promise<void>][] = [
  ['all classes', (page, member) => openAs(page, member, '/classes')],
  ['a category', (page, member) => openAs(page, member, '/classes/categories/1009')],
  ['a search', (page, member) => openAs(page, member, '/classes/search?q=flow')],
  [
    'a collection',
    async (page, member) => {
      const all = await callApi('getCollections', { token: member.token, params: { userId: member.userId } })
      const [longest] = all.toSorted((one, other) => other.collectionItems.length - one.collectionItems.length)
      await openAs(page, member, `/collections/${longest?.collectionTag}`)
    },
  ],
  [
    'the favourites',
    async (page, member) => {
      const { token, userId } = member
      for (const { tag } of (await catalogue()).slice(0, 30))
        await callApi('addFavourite', { token, body: { userId, virtualClassTag: tag } })
      await openAs(page, member, '/user/classes/favourites')
    },
  ],
]
for (const [list, open] of longLists) {
  test(`comes back from a class to the same card of ${list}`, async ({ page }) => {
    await open(page, await newMember())
    const size = (page.viewportSize()?.width ?? 0) >= 1360 ? 20 : 18
    await expect(cards(page)).toHaveCount(size)
    // The longest collection has no more than a page.
    const place = list === 'a collection' ? 14 : size + 3
    await expect(async () => {
      await toEnd(page)
      await expect.poll(() => cards(page).count(), { timeout: 3000 }).toBeGreaterThan(place)
    }).toPass()
    const far = cards(page).nth(place)
    const tag = (await far.getAttribute('data-class')) ?? ''
    // Scrolls to where it can be clicked, so that the click scrolls no further.
    await far.getByRole('link').hover()
    const top = async () => (await card(page, tag).boundingBox())?.y ?? Number.NaN
    const before = await top()
    await far.getByRole('link').click()
    // Who has no membership is led on from the class, in its place.
    await expect(page).toHaveURL(/\/subscribe$/)
    await page.goBack()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)

    // The way back from what was loaded anew, as by a phone that had put the tab away.
    await card(page, tag).getByRole('link').click()
    await expect(page).toHaveURL(/\/subscribe$/)
    await page.reload()
    await page.goBack()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)
  })
}

test('a page that is come to by its address begins at its top, wherever the one before was left', async ({ page }) => {
  await page.goto('/classes')
  await expect(cards(page).last()).toBeVisible()
  await toEnd(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page.goto('/classes/search?q=flow')
  await expect(cards(page).last()).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

test('ERR-35 says when the list cannot be had, and tries again', async ({ page }) => {
  await page.route('**/virtualclass/search/**', (route) => route.abort())
  await page.clock.install()
  await page.goto('/classes')
  await expectAfterRetries(page, page.getByText('No classes found. There is a problem connecting to the server.'))
  await page.unroute('**/virtualclass/search/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toBeVisible()
})
