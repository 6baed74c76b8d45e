import { expect, type Page } from '@playwright/test'
import { calls } from '@upbeat/contract/calls'
import { callApi } from './support/api.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { openSession } from './support/member.ts'
import { newTrialMember, openAs } from './support/new-member.ts'
import { openScreenInApp } from './support/open-in-app.ts'
import { closePlayer, playClass } from './support/player.ts'
import { visitorScreens } from './support/screens.ts'
import { port, tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

// Each test opens many pages, on machines that are still generating pictures.
test.beforeEach(({ page }) => blankPictures(page))

test.describe.configure({ timeout: 240_000 })

/** Where a path leads without loading the app again. */
const shows = async (page: Page, path: string) => {
  await openScreenInApp(page, path)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  return new URL(page.url()).pathname.toLowerCase().replace(/(.)\/$/, '$1')
}

test('ROLE-01 ROLE-03 visitors open public pages, look around, and sign in for the rest', async ({ page }) => {
  await page.goto('/contact')
  const theirs = ['/', '/signin', '/tc', '/contact', '/signup']
  const around = ['/home', '/classes', '/browse', '/classes/search', '/channels', '/collections', '/connect/classes']
  for (const path of [...theirs, ...around, '/connect/schedule', '/classes/categories/1003']) {
    expect(await shows(page, path)).toBe(path)
  }
  for (const path of ['/classes/pulse-1002-001', '/user/classes/favourites', '/user/classes/recent', '/user/account']) {
    expect(await shows(page, path)).toBe('/signin')
    await openScreenInApp(page, '/contact')
  }
  // This club has no sign-up.
  await page.goto(tenantUrl('mono', '/signup'))
  await expect(page).toHaveURL(tenantUrl('mono', '/signin'))
})

test('ROLE-02 ROLE-14 members open all of their own pages', async ({ page }) => {
  await openSession(page, 'active@pulse.example')
  await page.goto('/contact')
  const own = ['/user/classes/favourites', '/user/classes/recent', '/user/account']
  const pages = ['/home', '/classes', '/channels', '/collections', '/connect/classes', '/connect/schedule']
  for (const path of [...pages, ...own, '/classes/categories/1003']) expect(await shows(page, path)).toBe(path)
  await openScreenInApp(page, '/home')
  await expect(page.getByRole('heading', { name: /class of the day/i })).toBeVisible()
})

test('ROLE-09 there are neither admin roles nor admin screens', async ({ page }) => {
  const admin = /admin|manage|backoffice|dashboard|staff/i
  expect(Object.entries(calls).filter(([name, { path }]) => admin.test(name) || admin.test(path))).toEqual([])
  const { token } = await openSession(page, 'active@pulse.example')
  expect(JSON.stringify(await callApi('getUser', { token }))).not.toMatch(/admin|role/i)
  await page.goto('/contact')
  for (const path of ['/admin', '/user/admin', '/dashboard']) {
    await openScreenInApp(page, path)
    await expect(page.getByRole('main')).toContainText('this page does not exist')
    await openScreenInApp(page, '/contact')
  }
  expect((await visitorScreens('pulse')).filter((path) => admin.test(path))).toEqual([])
})

test('ROLE-11 a member browses, searches, filters, plays, favourites and shares a class, and finds it all again', async ({
  page,
}) => {
  const member = await newTrialMember()
  await openAs(page, member, '/classes/search')
  const main = page.getByRole('main')
  const cards = main.locator('a[href*="/classes/pulse-"]')
  await expect(cards.first()).toBeVisible()
  await main.getByRole('searchbox').first().fill('Yoga')
  await page.keyboard.press('Enter')
  await expect(cards.first()).toBeVisible()
  const path = (await cards.first().getAttribute('href')) ?? ''
  const tag = path.split('?')[0]?.split('/').at(-1) ?? ''

  await callApi('addFavourite', { token: member.token, body: { virtualClassTag: tag } })
  await playClass(page, `/classes/${tag}`)
  await closePlayer(page)
  await page.goto('/user/classes/favourites')
  await expect(main.locator(`a[href*="${tag}"]`).first()).toBeVisible()
  await page.goto('/connect/classes')
  await expect(main.getByRole('link').first()).toBeVisible()
  await page.goto('/user/account')
  await expect(main).toContainText(/trial/i)
  const target = `http://127.0.0.1:${port}/classes/${tag}`
  const longDynamicLink = `http://127.0.0.1:${port}/?link=${encodeURIComponent(target)}`
  const { shortLink } = await callApi('shortenLink', { token: member.token, body: { longDynamicLink } })
  await page.goto(shortLink)
  await expect(page).toHaveURL(new RegExp(`/(classes/${tag}|signin)`))
})
