import { expect, test } from '@playwright/test'
import { callApi } from './support/api.ts'
import { openSession } from './support/member.ts'

test.beforeEach(async ({ page }) => {
  await openSession(page, 'active@pulse.example')
})

for (const [from, to] of [
  ['/ondemand', '/home'],
  ['/ondemand/', '/home'],
  ['/connect/ondemand?x=1', '/connect/home?x=1'],
] as const) {
  test(`ROUTE-07 rewrites ${from}, and the way back leads past it`, async ({ page }) => {
    await page.goto('/channels')
    await page.goto(from)
    await expect(page).toHaveURL((url) => url.pathname.replace(/(.)\/$/, '$1') + url.search === to)
    await page.goBack()
    await expect(page).toHaveURL(/\/channels$/)
  })
}

for (const path of ['/ondemand/search', '/ondemand/fav']) {
  test(`ROUTE-07 leaves ${path} as it is`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })
}

test('ROUTE-08 ROUTE-09 lead from deep links to the class', async ({ page }) => {
  const { items } = await callApi('searchClasses', { params: {}, body: { take: 1 } })
  const tag = items[0]?.tag
  for (const path of [`/ondemand/player/deep/${tag}`, `/x/y/deep/${tag}`, `/deep/${tag}/more`]) {
    await page.goto(path)
    await expect(page).toHaveURL((url) => url.pathname === `/classes/${tag}`)
  }
})
