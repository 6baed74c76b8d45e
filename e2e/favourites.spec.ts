import { expect, type Page } from '@playwright/test'
import { callApi, signInByApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { type NewMember, newMember, openAs } from './support/new-member.ts'
import { signIn } from './support/sign-in.ts'
import { test } from './support/test.ts'

const favourites = '/user/classes/favourites'
const list = (page: Page) => page.getByRole('list', { name: 'Favourites' })
const cards = (page: Page) => list(page).getByRole('article')
const tabs = (page: Page) => page.getByRole('navigation', { name: 'My pages' }).getByRole('link')
const pageSize = (page: Page) => ((page.viewportSize()?.width ?? 0) >= 1360 ? 20 : 18)

async function memberWithFavourites(count: number): Promise<NewMember> {
  const member = await newMember()
  const { token, userId } = member
  const { items } = await callApi('searchClasses', { token, params: { userId }, body: { take: count } })
  for (const item of items) {
    await callApi('addFavourite', { token, body: { userId, virtualClassTag: item.tag } })
  }
  return member
}

test.beforeEach(({ page }) => blankPictures(page))

test('FAV-04 FAV-03 loads a page, then the rest when its end is reached, and pages again after a removal', {
  tag: '@phone',
}, async ({ page }) => {
  const size = pageSize(page)
  await openAs(page, await memberWithFavourites(size + 2), favourites)
  await expect(cards(page)).toHaveCount(size)
  await expectNoViolations(page)
  await cards(page).first().getByRole('button').click()
  await expect(page.getByText(`${size + 1} classes`)).toBeVisible()
  await expect(cards(page)).toHaveCount(size)
  await cards(page).last().scrollIntoViewIfNeeded()
  await page.keyboard.press('End')
  await expect(cards(page)).toHaveCount(size + 1)
  await cards(page).first().getByRole('button').click()
  await expect(cards(page)).toHaveCount(size)
  await expect(list(page).locator('[data-skeleton]')).toHaveCount(0)
  await expect(page.getByText(`${size} classes`)).toBeVisible()
})

test('FAV-01 FAV-02 two tabs of a member stay in sync, and a failed change is reverted', async ({ page, context }) => {
  const member = await memberWithFavourites(2)
  await openAs(page, member, favourites)
  await expect(cards(page)).toHaveCount(2)
  const other = await context.newPage()
  await other.goto('/classes')
  const hearts = other.getByRole('main').locator('[data-favourite="false"]')
  await hearts.first().click()
  // The tab's own list and the other tab's list, neither reloaded.
  await expect(cards(page)).toHaveCount(3)
  await cards(page).first().getByRole('button').click()
  await expect(cards(page)).toHaveCount(2)
  await expect(other.getByRole('main').locator('[data-favourite="true"]')).toHaveCount(2)

  await other.route('**/preferredvirtualclass', (route) => route.fulfill({ status: 400, json: { code: 400 } }))
  await hearts.first().click()
  await expect(other.getByText('Your favourites could not be changed')).toBeVisible()
  await expect(other.getByRole('main').locator('[data-favourite="true"]')).toHaveCount(2)
  await expect(cards(page)).toHaveCount(2)
})

test('FAV-01 FAV-02 FAV-11 shows hearts to members only; adds a class to the favourites, the last collection, and removes it without waiting for the server; restores it if that fails', async ({
  page,
}) => {
  const card = page.getByRole('main').getByRole('article').first()
  await page.goto('/classes')
  await expect(card).toBeVisible()
  await expect(page.locator('[data-favourite]')).toHaveCount(0)
  const member = await newMember()
  const { token, userId } = member
  await openAs(page, member, '/classes')
  const name = (await card.getByRole('heading').textContent()) ?? ''
  // From here on the page shows changes without the server's reply.
  const held = Promise.withResolvers<void>()
  await page.route('**/preferredvirtualclass', async (route) => {
    await held.promise
    await route.continue()
  })
  const heart = card.getByRole('button')
  await expect(heart).toHaveAccessibleName(/^Add .* to favourites$/)
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /preferredvirtualclass/.test(request.url()),
  )
  await card.locator('[data-favourite="false"]').click()
  await sent
  await expect(card.locator('[data-favourite="true"]')).toBeVisible()
  await expect(heart).toHaveAccessibleName(/^Remove .* from favourites$/)
  held.resolve()
  await expect
    .poll(async () => (await callApi('listFavourites', { token })).map(({ className }) => className))
    .toEqual([name])
  const collections = await callApi('getCollections', { token, params: { userId } })
  expect(collections.at(-1)?.collectionItems.map(({ className }) => className)).toEqual([name])
  await page.route('**/preferredvirtualclass/**', (route) => route.abort())
  await heart.click()
  await expect(page.getByText('Your favourites could not be changed')).toBeVisible()
  await expect(heart).toHaveAccessibleName(/^Remove .* from favourites$/)
  await page.unroute('**/preferredvirtualclass/**')
  await card.locator('[data-favourite="true"]').click()
  await expect.poll(async () => (await callApi('listFavourites', { token })).length).toBe(0)
})

test('FAV-05 says that the list could not be loaded, retries, moves focus to the card that takes a removed one’s place, and says when there are none', async ({
  page,
}) => {
  await page.route('**/preferredvirtualclass', (route) => route.fulfill({ status: 400, json: { code: 400 } }))
  await openAs(page, await memberWithFavourites(3), favourites)
  await expect(page.getByRole('alert')).toContainText('Your favourites could not be loaded')
  await page.unroute('**/preferredvirtualclass')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(3)
  const second = await cards(page).nth(1).getByRole('heading').textContent()
  await cards(page).first().getByRole('button').press('Enter')
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first().getByRole('heading')).toHaveText(second ?? '')
  await expect(cards(page).first().getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(1)
  const removed = page.waitForResponse((reply) => reply.request().method() === 'DELETE')
  await cards(page).first().getByRole('button').click()
  await removed
  await page.reload()
  await expect(page.getByText('No favourite classes')).toBeVisible()
})

test('ROUTE-26 FAV-06 FAV-07 FAV-08 FAV-09 shows the same list at each of its addresses, with three links of which the current is marked; opens a class in the player and remembers where it was opened', async ({
  page,
}) => {
  await signIn(page, 'active@pulse.example')
  const expectMarked = async (marked: string) => {
    await expect(tabs(page)).toHaveText(['Favourites', 'My activity', 'Account'])
    await expect(page.getByRole('navigation', { name: 'My pages' }).locator('[aria-current="page"]')).toHaveText(marked)
  }
  for (const path of ['/classes/fav', '/ondemand/fav', favourites]) {
    await page.goto(path)
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
  }
  await expectMarked('Favourites')
  const link = cards(page).first().getByRole('link')
  const target = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  expect(target).toMatch(/^\/classes\/.+/)
  expect(await page.evaluate(() => sessionStorage.getItem('previousPath'))).toBe(favourites)
  await page.goto('/user/update')
  await expectMarked('Account')
  await tabs(page).filter({ hasText: 'My activity' }).click()
  await expect(page).toHaveURL('/user/classes/recent')
  await expectMarked('My activity')
  await tabs(page).filter({ hasText: 'Account' }).click()
  await expect(page).toHaveURL('/user/account')
  await expectMarked('Account')
})

test('FAV-10 has no account link if the club has an embedded configuration', async ({ page }) => {
  const session = await signInByApi('active@mono.example', 'mono')
  await openAs(page, { ...session, tenant: 'mono' }, favourites)
  await expect(page.getByRole('main').getByRole('navigation').getByRole('link')).toHaveCount(2)
})
