import { expect, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { callApi } from './support/api.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { newTrialMember, openAs } from './support/new-member.ts'
import { openInApp } from './support/open-in-app.ts'
import { expectNoViolationsOnBoth } from './support/phone-view.ts'
import { test } from './support/test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const listed = (page: Page) => page.getByRole('list', { name: 'Collections' }).getByRole('link')

test.beforeEach(({ page }) => blankPictures(page))

test('ROUTE-17 ROUTE-18 ROUTE-19 COLL-01 COLL-02 COLL-03 COLL-04 COLL-05 lists the club’s collections, and opens one by its name, with all of its classes', async ({
  page,
}) => {
  const member = await newTrialMember()
  const { token, userId } = member
  const { items } = await callApi('searchClasses', { token, params: {}, body: { take: 1 } })
  await callApi('addFavourite', { token, body: { userId, virtualClassTag: items[0]?.tag ?? '' } })
  await openAs(page, member, '/collections')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Collections')
  const all = await callApi('getCollections', { token, params: { userId } })
  const shown = all.filter(
    ({ collectionType, collectionItems }) =>
      collectionType !== 'favourites' && collectionType !== 'classoftheday' && collectionItems.length > 0,
  )
  expect(shown.length).toBeLessThan(all.length - 2)
  await expect(listed(page).getByRole('heading')).toHaveText(shown.map(({ collectionName }) => collectionName))
  await expectNoViolationsOnBoth(page)

  const wanted = all.find(({ collectionTag }) => collectionTag === 'pulse-kind-recovery')
  if (!wanted) throw new Error('The demo has no such collection')
  await listed(page).filter({ hasText: wanted.collectionName }).click()
  await expect(page).toHaveURL('/collections/pulse-kind-recovery')
  await expect(heading).toHaveText(wanted.collectionName)
  expect(await page.evaluate(() => history.state.usr)).toEqual({ collectionName: wanted.collectionName })
  await expect(page.getByText(wanted.description ?? '')).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText(wanted.collectionItems.map(({ className }) => className))
  const start = page.getByRole('link', { name: enGb['home.startClass'] })
  await expect(start).toHaveAttribute('href', `/classes/${wanted.collectionItems[0]?.tag}`)
  await expectNoViolationsOnBoth(page)
  // Opened directly, the name is not in the history: it comes from the data.
  await openInApp(page, '/collections')
  await expect(heading).toHaveText('Collections')
  await openInApp(page, '/collections/pulse-kind-recovery')
  await expect(heading).toHaveText(wanted.collectionName)
})

test('ROUTE-20 ROUTE-21 COLL-06 COLL-08 SHARE-02 shows visitors no collections, but the classes of one at /collection/, and with filters at /collection/v2/; says when it has none or is gone, and copies its short link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const answer = page.waitForResponse((response) => response.url().includes('/ondemand/collections/'))
  await page.goto('/collection/')
  await expect(page).toHaveURL('/collections')
  expect(await (await answer).json()).toEqual([])
  await expect(page.getByText('No collections yet')).toBeVisible()

  for (const [path, filters] of [
    ['/collection/', 0],
    ['/collection/v2/', 1],
  ] as const) {
    await openInApp(page, path)
    await expect(page).toHaveURL('/collections')
    await openInApp(page, `${path}?collectionTag=pulse-kind-recovery`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kind Recovery')
    await expect(cards(page)).toHaveCount(12)
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveCount(filters)
  }
  await expectNoViolationsOnBoth(page)

  await test.step('its short link', async () => {
    await openInApp(page, '/collections/pulse-kind-recovery')
    await page.getByRole('button', { name: 'Share Kind Recovery' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share' })
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
    expect(link).toMatch(/\/s\/\w{10}$/)
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await expectNoViolationsOnBoth(page, { within: '[role=dialog]' })
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('an empty collection, and one that is gone', async () => {
    const asked = page.waitForRequest(/\/api\/v2\/classlist\/pulse-marathon-plan/)
    await openInApp(page, '/collection/?collectionTag=pulse-marathon-plan')
    await asked
    await expect(page.getByText('no classes found')).toBeVisible()
    await openInApp(page, '/collections/no-such-collection')
    await expect(page.getByText('This collection is no longer available')).toBeVisible()
    await page.getByRole('link', { name: 'All collections' }).click()
    await expect(page).toHaveURL('/collections')
  })
})
