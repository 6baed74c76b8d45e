import { expect, type Page, test } from '@playwright/test'
import { callApi, signInByApi } from './support/api.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { newMember, openAs } from './support/new-member.ts'
import { tenantUrl } from './support/tenants.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

test.beforeEach(({ page }) => blankPictures(page))

test.describe('addresses', () => {
  test('ROUTE-07 old addresses are replaced without a new history entry', async ({ page }) => {
    for (const [from, to] of [
      ['/ondemand?lang=en-gb', '/home?lang=en-gb'],
      ['/x/OnDemand', '/x/home'],
      ['/connect/ondemand?x=1', '/connect/home?x=1'],
    ] as const) {
      await page.goto('/healthz')
      await page.goto(from)
      await expect(page).toHaveURL(to)
      await page.goBack()
      await expect(page).toHaveURL('/healthz')
    }
  })

  test('ROUTE-08 ROUTE-09 old player addresses redirect to the class', async ({ page }) => {
    const [item] = (await callApi('searchClasses', { params: {}, body: { take: 1 } })).items
    const session = await signInByApi('active@pulse.example')
    await openAs(page, { ...session, tenant: 'pulse' }, `/ondemand/player/deep/${item?.tag}`)
    await expect(page).toHaveURL(`/classes/${item?.tag}`)
    await page.goto(`/from/somewhere/deep/${item?.tag}/and/more`)
    await expect(page).toHaveURL(`/classes/${item?.tag}`)
  })
})

test.describe('the header', () => {
  test('SHELL-11 shows the club’s own names and order', async ({ page }) => {
    await page.goto(tenantUrl('pulse', '/contact'))
    await expect(mainLinks(page)).toHaveCount(4)
    const usual = new Map<string, string | null>()
    for (const link of await mainLinks(page).all()) {
      usual.set((await link.textContent()) ?? '', await link.getAttribute('href'))
    }
    await page.goto(tenantUrl('harbour', '/contact'))
    await expect(mainLinks(page)).toHaveText(['Class Finder', 'My Club', 'Channels', 'Collections'])
    const targets = await mainLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(['Classes', 'Connect', 'Channels', 'Collections'].map((name) => usual.get(name)))
  })
})

test('SHELL-15 a notice disappears after three seconds', async ({ page }) => {
  await page.clock.install()
  await openAs(page, await newMember(), '/classes')
  await expect(cards(page).first()).toBeVisible()
  await page.route('**/preferredvirtualclass', (route) => route.fulfill({ status: 400, json: { code: 400 } }))
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await cards(page).first().locator('[data-favourite]').click()
  const notice = page.getByText('Your favourites could not be changed')
  await expect(notice).toBeVisible()
  await page.clock.runFor(2900)
  await expect(notice).toBeVisible()
  await page.clock.runFor(1000)
  await expect(notice).toBeHidden()
})

test('SHELL-19 SHELL-22 stores the version, and reports a newer one once', async ({ page }) => {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  // The page may be reloading.
  const stored = () => page.evaluate(() => localStorage.getItem('version')).catch(() => null)
  await page.goto('/contact')
  await expect.poll(stored).toBe('4.0.2.1174')
  expect(said).toEqual([])
  await page.evaluate(() => localStorage.setItem('version', '4.0.2.1173'))
  await page.reload()
  await expect.poll(() => said).toEqual(['New content is available, please refresh your browser'])
  await expect.poll(stored).toBe('4.0.2.1174')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(said).toHaveLength(1)
})
