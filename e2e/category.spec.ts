import { expect, type Page } from '@playwright/test'
import { callApi } from './support/api.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { openInApp } from './support/open-in-app.ts'
import { expectNoViolationsOnBoth } from './support/phone-view.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link')

test.beforeEach(({ page }) => blankPictures(page))

test('ROUTE-28 CAT-01 CAT-02 CAT-04 CAT-07 shows a category’s own banner, name and description, opens another by its tab, and says if there is no such category', async ({
  page,
}) => {
  const { categories } = await callApi('getMetadata', { params: {} })
  const expectCategory = async (id: number) => {
    const category = categories.find((each) => each.id === id)
    if (!category) throw new Error(`The demo has no category ${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name)
    await expect(page.getByText(category.description)).toBeVisible()
    const [picture = ''] = category.imageLink?.split(/[?#]/) ?? []
    expect(picture).not.toBe('')
    await expect(page.getByRole('main').locator('header img')).toHaveAttribute('src', new RegExp(`${picture}\\?`))
  }
  await page.goto('/classes/categories/1001')
  await expectCategory(1001)
  await expect(tabs(page)).toHaveCount(10)
  await tabs(page).filter({ hasText: 'Yoga' }).click()
  await expect(page).toHaveURL('/classes/categories/1009')
  await expectCategory(1009)
  await expect(tabs(page).filter({ hasText: 'Yoga' })).toHaveAttribute('aria-current', 'page')
  await expect(cards(page).first()).toBeVisible()
  await expectNoViolationsOnBoth(page)
  await openInApp(page, '/classes/categories/9999')
  await expect(page.getByText('this page does not exist')).toBeVisible()

  await page.goto('/classes/categories/1009?lang=th')
  const translated = await callApi('getMetadata', { params: {}, language: 'th' })
  const yoga = translated.categories.find(({ id }) => id === 1009)?.name ?? ''
  expect(yoga).not.toBe('Yoga')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(yoga)
})

test('CAT-03 CAT-05 has no tabs for a single category, and loads more classes until all are shown', async ({
  page,
}) => {
  await page.goto(tenantUrl('mono', '/classes/categories/1009?lang=en-gb'))
  const { items } = await callApi('searchClasses', {
    tenant: 'mono',
    params: {},
    body: { take: 9999, categoryId: 1009 },
  })
  await expect(cards(page).first()).toBeVisible()
  await expect(tabs(page)).toHaveCount(0)
  expect(items.length).toBeGreaterThan(20)
  expect(await cards(page).count()).toBeLessThan(items.length)
  await expect(async () => {
    await toEnd(page)
    await expect(cards(page)).toHaveCount(items.length, { timeout: 1500 })
  }).toPass()
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
})
