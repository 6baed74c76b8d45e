import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { openScreenInApp } from './support/open-in-app.ts'
import { signIn } from './support/sign-in.ts'
import { type TenantName, tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const subscriptions = '**/api/v2/payments/subscription/**'
const section = (page: Page) => page.getByRole('region', { name: 'Subscription' })
const cancel = (page: Page) => section(page).getByRole('button', { name: 'Cancel subscription' })

async function showAccount(page: Page, member: string, tenant: TenantName = 'pulse') {
  await signIn(page, `${member}@${tenant}.example`, tenant)
  await page.goto(tenantUrl(tenant, '/user/account'))
  await expect(section(page)).toBeVisible()
}

test.beforeEach(({ page }) => blankPictures(page))

test('SUB-27 SUB-29 SUB-30 shows the membership’s state to members of the demo’s clubs', async ({ page }) => {
  for (const [tenant, member, text, offersCancel] of [
    ['pulse', 'trial', /Your free trial is active until \d\d\.\d\d\.\d{4}/, true],
    ['pulse', 'cancelled', /Billing\s*Quarterly[\s\S]*£24\.99[\s\S]*Ends on/, false],
    ['harbour', 'code', /You have free access until \d\d.\d\d.\d{4}/, false],
  ] as const) {
    await test.step(`${member} of ${tenant}`, async () => {
      await showAccount(page, member, tenant)
      await expect(section(page)).toContainText(text)
      await expect(cancel(page)).toHaveCount(offersCancel ? 1 : 0)
      await expectNoViolations(page, { within: 'main' })
    })
  }
  await test.step('sells nothing to a member with free access by code', async () => {
    const main = page.getByRole('main')
    await openScreenInApp(page, '/subscribe')
    await expect(main.getByRole('status').filter({ hasText: 'You have free access until' })).toBeVisible()
    await expect(main.getByRole('button', { name: /^(Choose|Start|Subscribe)/ })).toHaveCount(0)
  })
})

test('SUB-35 ERR-23 asks before it cancels, and shows the server’s message', async ({ page }) => {
  await showAccount(page, 'discount')
  const sent: string[] = []
  await page.route(subscriptions, (route) => {
    sent.push(route.request().method())
    return route.fulfill({ status: 400, json: { code: 400, message: 'This subscription is already cancelled' } })
  })
  await cancel(page).click()
  const dialog = page.getByRole('dialog', { name: 'End your membership?' })
  await expect(dialog).toContainText(/You keep access until \d\d\.\d\d\.\d{4}/)
  await expectNoViolations(page, { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'No' }).click()
  await expect(dialog).toBeHidden()
  expect(sent).toEqual([])
  await cancel(page).click()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This subscription is already cancelled')
  expect(sent).toEqual(['DELETE'])
})

test('SUB-33 SUB-34 SUB-37 ERR-38 accepts a new access code after the old one has expired', async ({ page }) => {
  await showAccount(page, 'expired', 'harbour')
  await expect(section(page)).toContainText(/free access code expired/i)
  await section(page).getByRole('button', { name: 'Enter Code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter your access code' })
  const getAccess = dialog.getByRole('button', { name: 'Get Access' })
  const code = dialog.getByLabel('Access code')
  await expect(getAccess).toBeDisabled()
  await code.fill('x')
  await expect(getAccess).toBeEnabled()
  await expectNoViolations(page, { within: '[role=dialog]' })
  await code.fill('HARBOUR-OLD')
  await getAccess.click()
  await expect(code).toHaveAccessibleDescription('Access code expired')
})
