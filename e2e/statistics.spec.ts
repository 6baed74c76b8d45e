import { expect, type Page, test } from '@playwright/test'
import { alterReply } from './support/alter-reply.ts'
import { expectNoViolations } from './support/axe.ts'
import { tenantUrl } from './support/tenants.ts'

const question = (page: Page) => page.getByRole('region', { name: 'Statistics' })
const gathered = (page: Page) => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.length ?? 0)

async function openClub(page: Page, path = 'contact') {
  await page.goto(tenantUrl('pulse', `/${path}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('nothing is gathered before a visitor agrees where the club asks for that', async ({ page }) => {
  await alterReply(page, /\/(contact|tc)$/, (html) =>
    html.replace('"analyticsConsent":false', '"analyticsConsent":true'),
  )
  await openClub(page)
  await expect(question(page)).toContainText('May Pulse Club count visits')
  await expectNoViolations(page)
  expect(await gathered(page)).toBe(0)
  await question(page).getByRole('button', { name: 'Allow' }).click()
  await expect(question(page)).toHaveCount(0)
  expect(await gathered(page)).toBeGreaterThan(0)
  await openClub(page, 'tc')
  await expect(question(page)).toHaveCount(0)
  expect(await gathered(page)).toBeGreaterThan(0)

  // Taken back as easily as given.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Statistics' }).click()
  await question(page).getByRole('button', { name: 'No, thanks' }).click()
  const before = await gathered(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  expect(await gathered(page)).toBe(before)
  await openClub(page)
  await expect(question(page)).toHaveCount(0)
  expect(await gathered(page)).toBe(0)
})

test('a club that does not ask gathers at once, and shows no question', async ({ page }) => {
  await openClub(page)
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Statistics' })).toHaveCount(0)
  expect(await gathered(page)).toBeGreaterThan(0)
})
