import { expect } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { test } from './support/test.ts'

test.beforeEach(({ page }) => blankPictures(page))

test('ROUTE-46 shows the error page with a link home', async ({ page }) => {
  await page.goto('/error')
  await expect(page.getByRole('heading', { level: 1, name: enGb['shell.errorTitle'] })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: enGb['shell.toStart'] }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('ROUTE-47 shows at any unknown address that there is no such page', async ({ page }) => {
  for (const path of ['/no/such', '/s/nowhere', '/%E0%A4%A']) {
    await page.goto(path)
    await expect(page.getByText('this page does not exist')).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === path)
  }
  await expectNoViolations(page)
})

test.describe('without a network', () => {
  test.use({ ownContext: true })

  test('ERR-33 a page opened offline says so, and loads when the network is back', async ({ page, context }) => {
    await page.goto('/classes')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: enGb['shell.contact'] }).click()
    await expect(page.getByRole('heading', { level: 1, name: enGb['shell.offlineTitle'] })).toBeVisible()
    await expectNoViolations(page)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: enGb['contact.title'] })).toBeVisible()
  })
})
