import { expect, type Page } from '@playwright/test'
import { callApi, signInByApi } from './support/api.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { type NewMember, newMember, openAs } from './support/new-member.ts'
import { openInApp } from './support/open-in-app.ts'
import { expectNoViolationsOnBoth } from './support/phone-view.ts'
import { test } from './support/test.ts'

const favourites = '/user/classes/favourites'
const list = (page: Page) => page.getByRole('list', { name: 'Favourites' })
const cards = (page: Page) => list(page).getByRole('article')
const tabs = (page: Page) => page.getByRole('navigation', { name: 'My pages' }).getByRole('link')

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

test('FAV-03 FAV-04 FAV-05 says that the list could not be loaded, and retries; loads a page, then the rest when its end is reached; a removal pages again and moves focus to the card that takes its place; says when there are none', async ({
  page,
}) => {
  const size = 20
  const member = await memberWithFavourites(size + 2)
  await page.route('**/preferredvirtualclass', (route) => route.fulfill({ status: 400, json: { code: 400 } }))
  await openAs(page, member, favourites)
  await expect(page.getByRole('alert')).toContainText('Your favourites could not be loaded')
  await page.unroute('**/preferredvirtualclass')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(size)
  await expectNoViolationsOnBoth(page)

  const second = await cards(page).nth(1).getByRole('heading').textContent()
  await cards(page).first().getByRole('button').press('Enter')
  await expect(page.getByText(`${size + 1} classes`)).toBeVisible()
  await expect(cards(page)).toHaveCount(size)
  await expect(cards(page).first().getByRole('heading')).toHaveText(second ?? '')
  await expect(cards(page).first().getByRole('button')).toBeFocused()
  await cards(page).last().scrollIntoViewIfNeeded()
  await page.keyboard.press('End')
  await expect(cards(page)).toHaveCount(size + 1)
  const removed = page.waitForResponse((reply) => reply.request().method() === 'DELETE')
  await cards(page).first().getByRole('button').click()
  await removed
  await expect(cards(page)).toHaveCount(size)
  await expect(list(page).locator('[data-skeleton]')).toHaveCount(0)
  await expect(page.getByText(`${size} classes`)).toBeVisible()

  const { token } = member
  for (const { tag } of await callApi('listFavourites', { token }))
    await callApi('removeFavourite', { token, params: { tag } })
  await page.reload()
  await expect(page.getByText('No favourite classes')).toBeVisible()
})

test('FAV-01 FAV-02 FAV-11 a member adds a class to the favourites, the last collection, and removes it without waiting for the server; two tabs stay in sync, and a failed change is reverted', async ({
  page,
  context,
}) => {
  const member = await memberWithFavourites(2)
  const { token, userId } = member
  await openAs(page, member, favourites)
  await expect(cards(page)).toHaveCount(2)
  const other = await context.newPage()
  await other.goto('/classes')
  const main = other.getByRole('main')
  const card = main
    .getByRole('article')
    .filter({ has: other.locator('[data-favourite="false"]') })
    .first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const chosen = main
    .getByRole('article')
    .filter({ has: other.getByRole('heading', { name, exact: true }) })
    .first()
  const heart = chosen.getByRole('button')

  await test.step('the tab shows the change without the server’s reply', async () => {
    const held = Promise.withResolvers<void>()
    await other.route('**/preferredvirtualclass', async (route) => {
      await held.promise
      await route.continue()
    })
    await expect(heart).toHaveAccessibleName(/^Add .* to favourites$/)
    const sent = other.waitForRequest(
      (request) => request.method() === 'POST' && /preferredvirtualclass/.test(request.url()),
    )
    await heart.click()
    await sent
    await expect(chosen.locator('[data-favourite="true"]')).toBeVisible()
    await expect(heart).toHaveAccessibleName(/^Remove .* from favourites$/)
    held.resolve()
    const collections = () => callApi('getCollections', { token, params: { userId } })
    await expect
      .poll(async () => (await collections()).at(-1)?.collectionItems.map(({ className }) => className))
      .toContain(name)
    await other.unroute('**/preferredvirtualclass')
  })

  await test.step('the other tab follows, without a reload', async () => {
    await expect(cards(page)).toHaveCount(3)
    await cards(page).filter({ hasNotText: name }).first().getByRole('button').click()
    await expect(cards(page)).toHaveCount(2)
    await expect(main.locator('[data-favourite="true"]')).toHaveCount(2)
  })

  await test.step('a failed change', async () => {
    await other.route('**/preferredvirtualclass/**', (route) => route.abort())
    await heart.click()
    await expect(other.getByText('Your favourites could not be changed')).toBeVisible()
    await expect(heart).toHaveAccessibleName(/^Remove .* from favourites$/)
    await expect(main.locator('[data-favourite="true"]')).toHaveCount(2)
    await expect(cards(page)).toHaveCount(2)
    await other.unroute('**/preferredvirtualclass/**')
    await heart.click()
    await expect.poll(async () => (await callApi('listFavourites', { token })).length).toBe(1)
  })
})

test('ROUTE-26 FAV-06 FAV-07 FAV-08 FAV-09 FAV-10 shows the same list at each of its addresses, with three links of which the current is marked, two in an embedded club; opens a class in the player and remembers where it was opened', async ({
  page,
}) => {
  await openAs(page, { ...(await signInByApi('active@pulse.example')), tenant: 'pulse' }, '/classes/fav')
  const title = page.getByRole('heading', { level: 1, name: 'Favourites' })
  await expect(title).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  const expectMarked = async (marked: string) => {
    await expect(tabs(page)).toHaveText(['Favourites', 'My activity', 'Account'])
    await expect(page.getByRole('navigation', { name: 'My pages' }).locator('[aria-current="page"]')).toHaveText(marked)
  }
  for (const path of ['/user/update', '/ondemand/fav', '/user/update', favourites]) {
    await openInApp(page, path)
    if (path === '/user/update') await expectMarked('Account')
    else await expectMarked('Favourites')
    await expect(title).toHaveCount(path === '/user/update' ? 0 : 1)
  }
  await expect(cards(page).first()).toBeVisible()
  await tabs(page).filter({ hasText: 'My activity' }).click()
  await expect(page).toHaveURL('/user/classes/recent')
  await expectMarked('My activity')
  await tabs(page).filter({ hasText: 'Account' }).click()
  await expect(page).toHaveURL('/user/account')
  await expectMarked('Account')
  await tabs(page).filter({ hasText: 'Favourites' }).click()

  const link = cards(page).first().getByRole('link')
  const target = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  expect(target).toMatch(/^\/classes\/.+/)
  expect(await page.evaluate(() => sessionStorage.getItem('previousPath'))).toBe(favourites)

  const session = await signInByApi('active@mono.example', 'mono')
  await openAs(page, { ...session, tenant: 'mono' }, favourites)
  await expect(page.getByRole('main').getByRole('navigation').getByRole('link')).toHaveCount(2)
})
