import { expect, type Page } from '@playwright/test'
import { alterReply } from './support/alter-reply.ts'
import { callApi } from './support/api.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { newMember, newTrialMember, openAs } from './support/new-member.ts'
import { expectAfterRetries } from './support/past-retries.ts'
import { expectNoViolationsOnBoth } from './support/phone-view.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'
import { changesOfLook, watchLook } from './support/watch-look.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.beforeEach(({ page }) => blankPictures(page))

/** Delays the class of the day until the returned function is called. */
async function holdClassOfTheDay(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/cotdcollection/**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('ROUTE-02 HOME-03 HOME-04 HOME-05 TEN-09 TEN-10 COLL-07 shows the day’s first three classes, categories and three channels; keeps the parts that loaded when another fails, and retries that part; leaves out features that the club has turned off', async ({
  page,
}) => {
  await page.route('**/cotdcollection/**', (route) => route.abort())
  await page.clock.install()
  await page.goto('/home')
  await expect(part(page, 'Browse classes')).toBeVisible({ timeout: 20_000 })
  const day = part(page, 'Class of the day')
  const again = day.getByRole('button', { name: 'Try again' })
  await expectAfterRetries(page, again)
  await page.unroute('**/cotdcollection/**')
  await again.click()
  await expect(day.getByRole('article')).toHaveCount(3)

  const { collectionItems } = await callApi('getClassOfTheDay', { params: {} })
  expect(collectionItems).toHaveLength(6)
  await expect(day.getByRole('heading', { level: 3 })).toHaveText(
    collectionItems.slice(0, 3).map(({ className }) => className),
  )
  const categories = part(page, 'Browse classes').getByRole('listitem').getByRole('link')
  await expect(categories).toHaveCount(10)
  await expect(categories.first()).toHaveAttribute('href', '/classes/categories/1001')
  await expect(part(page, 'Channels').getByRole('listitem')).toHaveCount(3)
  await expect(page).toHaveURL('/home')

  await page.goto(tenantUrl('mono', '/home?lang=en-gb'))
  await expect(part(page, 'Browse classes')).toBeVisible()
  for (const name of ['Class of the day', 'Channels', 'Featured']) await expect(part(page, name)).toHaveCount(0)
})

test('HOME-06 HOME-07 shows a member ten placeholder tiles while it loads, then five classes of the featured collection; offers to continue a class that was started, and opens one in one press', async ({
  page,
}) => {
  const member = await newTrialMember()
  const { items } = await callApi('searchClasses', { token: member.token, params: {}, body: { take: 1 } })
  const [begun] = items
  if (!begun) throw new Error('The demo has no classes')
  await callApi('savePlayhead', {
    token: member.token,
    params: { tag: begun.tag },
    body: { positionSecond: 300, durationSecond: 1200 },
  })
  const answer = await holdClassOfTheDay(page)
  await openAs(page, member, '/home')
  await expect(page.locator('[data-skeleton="tile"]')).toHaveCount(10)
  answer()
  const day = part(page, 'Class of the day')
  await expect(day).toBeVisible()
  await expect(page.locator('[data-skeleton="tile"]')).toHaveCount(0)

  const row = part(page, 'Continue')
  await expect(row.getByRole('heading', { level: 3 })).toHaveText(begun.className)
  await expect(row.getByText('15 min left')).toBeVisible()
  await expect(page.getByText('Start class')).toBeInViewport({ ratio: 1 })
  await expect(row.getByRole('article')).toBeInViewport({ ratio: 1 })
  await expect(part(page, 'Coaches’ Choice').getByRole('article')).toHaveCount(5)
  await expectNoViolationsOnBoth(page)

  await day.getByRole('article').first().getByText('Start class').click()
  await expect(page).toHaveURL(/\/classes\/pulse-/)
})

test('the page doesn’t move when the member’s name arrives, however long the name and the language’s words', {
  tag: '@phone-only',
}, async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await alterReply(page, '**/api/v3/users', (body) =>
    body.replace(/"firstName":("[^"]*"|null)/i, '"firstName":"Maximiliane Charlotte"'),
  )
  await page.route('**/api/v3/users', async (route) => {
    await held
    await route.fallback()
  })
  await page.addInitScript(watchLook)
  await openAs(page, await newMember(), '/home?lang=el')
  const today = page.locator('article[data-class]').first()
  await expect(today).toBeVisible()
  const before = await today.boundingBox()
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maximiliane')
  expect((await today.boundingBox())?.y).toBe(before?.y)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect((await changesOfLook(page)).shift).toBeLessThan(0.02)
})
