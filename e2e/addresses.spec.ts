import { expect, type Page } from '@playwright/test'
import { callApi, signInByApi } from './support/api.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { openAs } from './support/new-member.ts'
import { test } from './support/test.ts'

const _cards = (page: Page) => page.getByRole('main').getByRole('article')
const _mainLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

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
