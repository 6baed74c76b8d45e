import { expect, type Page } from '@playwright/test'
import { callApi } from './support/api.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { expectNoViolationsOnBoth } from './support/phone-view.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link')

test.beforeEach(({ page }) => blankPictures(page))

test('ROUTE-28 CAT-01 CAT-02 shows a category’s own banner, name and description', async ({ page }) => {
  const { categories } = await callApi('getMetadata', { params: {} })
  for (const id of [1001, 1009]) {
    const category = categories.find((each) => each.id === id)
    if (!category) throw new Error(`The demo has no category ${id}`)
    await page.goto(`/classes/categories/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name)
    await expect(page.getByText(category.description)).toBeVisible()
    const [picture = ''] = category.imageLink?.split(/[?#]/) ?? []
    expect(picture).not.toBe('')
    await expect(page.getByRole('main').locator('header img')).toHaveAttribute('src', new RegExp(`${picture}\\?`))
  }
  await expect(cards(page).first()).toBeVisible()
  await expectNoViolationsOnBoth(page)
})

test('CAT-03 CAT-04 has tabs for several categories, and none for one', async ({ page }) => {
  await page.goto('/classes/categories/1001')
  await expect(tabs(page)).toHaveCount(10)
  await tabs(page).filter({ hasText: 'Yoga' }).click()
  await expect(page).toHaveURL('/classes/categories/1009')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yoga')
  await expect(tabs(page).filter({ hasText: 'Yoga' })).toHaveAttribute('aria-current', 'page')
  await page.goto(tenantUrl('mono', '/classes/categories/1009?lang=en-gb'))
  await expect(cards(page).first()).toBeVisible()
  await expect(tabs(page)).toHaveCount(0)
})

test('CAT-05 loads more classes until all are shown', async ({ page }) => {
  await page.goto(tenantUrl('harbour', '/classes/categories/1010'))
  const { items } = await callApi('searchClasses', {
    tenant: 'harbour',
    params: {},
    body: { take: 9999, categoryId: 1010 },
  })
  await expect(cards(page).first()).toBeVisible()
  await expect(async () => {
    await toEnd(page)
    await expect(cards(page)).toHaveCount(items.length, { timeout: 1500 })
  }).toPass()
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
})

test('CAT-07 shows category names in the page’s language', async ({ page }) => {
  await page.goto('/classes/categories/1009?lang=th')
  const { categories } = await callApi('getMetadata', { params: {}, language: 'th' })
  const yoga = categories.find(({ id }) => id === 1009)?.name ?? ''
  expect(yoga).not.toBe('Yoga')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(yoga)
})

test('shows a message if there is no such category', async ({ page }) => {
  await page.goto('/classes/categories/9999')
  await expect(page.getByText('this page does not exist')).toBeVisible()
})
