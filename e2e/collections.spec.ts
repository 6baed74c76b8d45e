import { expect as baseExpect, type Page, test } from '@playwright/test'
import { callApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { newMember, openAs } from './support/new-member.ts'

// A page's first pictures are made while the test waits for it.
const expect = baseExpect.configure({ timeout: 15_000 })
test.describe.configure({ timeout: 60_000 })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const listed = (page: Page) => page.getByRole('list', { name: 'Collections' }).getByRole('link')

test('ROUTE-17 COLL-01 COLL-02 COLL-03 COLL-04 lists what the club has put together', async ({ page }) => {
  const member = await newMember()
  const { token, userId } = member
  const { items } = await callApi('searchClasses', { token, params: {}, body: { take: 1 } })
  await callApi('addFavourite', { token, body: { userId, virtualClassTag: items[0]?.tag ?? '' } })
  await openAs(page, member, '/collections')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collections')
  const all = await callApi('getCollections', { token, params: { userId } })
  const shown = all.filter(
    ({ collectionType, collectionItems }) =>
      collectionType !== 'favourites' && collectionType !== 'classoftheday' && collectionItems.length > 0,
  )
  expect(shown.length).toBeLessThan(all.length - 2)
  await expect(listed(page).getByRole('heading')).toHaveText(shown.map(({ collectionName }) => collectionName))
  await expectNoViolations(page)
})

test('COLL-06 has none for visitors, and says so', async ({ page }) => {
  const answer = page.waitForResponse((response) => response.url().includes('/ondemand/collections/'))
  await page.goto('/collections')
  expect(await (await answer).json()).toEqual([])
  await expect(page.getByText('No collections yet')).toBeVisible()
  await expectNoViolations(page)
})

for (const [id, path] of [
  ['ROUTE-20', '/collection/'],
  ['ROUTE-21', '/collection/v2/'],
] as const) {
  test(`${id} shows the classes of a collection at ${path}`, async ({ page }) => {
    await page.goto(`${path}?collectionTag=pulse-kind-recovery`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kind Recovery')
    await expect(cards(page)).toHaveCount(12)
    await expectNoViolations(page)
    await page.goto(path)
    await expect(page).toHaveURL('/collections')
  })
}

test('the second form of the collection view can be filtered, the first cannot', async ({ page }) => {
  await page.goto('/collection/v2/?collectionTag=pulse-kind-recovery')
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
  await page.goto('/collection/?collectionTag=pulse-kind-recovery')
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveCount(0)
})

test('COLL-08 says when a collection has no classes', async ({ page }) => {
  const asked = page.waitForRequest(/\/api\/v2\/classlist\/pulse-marathon-plan/)
  await page.goto('/collection/?collectionTag=pulse-marathon-plan')
  await asked
  await expect(page.getByText('no classes found')).toBeVisible()
})

test('says when a collection is gone, and where the others are', async ({ page }) => {
  await page.goto('/collections/no-such-collection')
  await expect(page.getByText('This collection is no longer available')).toBeVisible()
  await page.getByRole('link', { name: 'All collections' }).click()
  await expect(page).toHaveURL('/collections')
})
