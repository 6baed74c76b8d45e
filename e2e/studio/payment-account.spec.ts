import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { type StripeKeys, startLocalStripe } from '../support/local-stripe.ts'
import { type OwnServer, startOwnServer } from '../support/own-server.ts'
import { callStudio } from '../support/sign-in-staff.ts'
import { demoPassword } from '../support/tenants.ts'
import { test } from '../support/test.ts'

let server: OwnServer
let stripe: Awaited<ReturnType<typeof startLocalStripe>>
test.beforeAll(async () => {
  stripe = await startLocalStripe()
  server = await startOwnServer(stripe.settings)
})
test.afterAll(async () => {
  await server.close()
  await stripe.close()
})

test('SELL-01 STAFF-16 an owner connects the club’s account after a key that lacks a permission', async ({ page }) => {
  await page.goto(server.url('/studio/settings/payment-account'))
  await page.getByLabel('Email').fill('owner@pulse.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('No account is connected')).toBeVisible()
  await enter(page, stripe.limited)
  const confirmation = page.getByRole('dialog', { name: 'Is it you?' })
  await confirmation.getByLabel('Password', { exact: true }).fill(demoPassword)
  await confirmation.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(page.getByText(/^This key may not write Subscriptions\./)).toBeVisible()
  await expectNoViolations(page)
  await enter(page, stripe.complete)
  await expect(page.getByText('Connected: Pulse Ltd')).toBeVisible()
  await expect(page.getByText(/^The keys work/)).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await page.content()).not.toContain(stripe.complete.secretKey)

  await page.getByRole('button', { name: 'Disconnect' }).click()
  const dialog = page.getByRole('dialog', { name: 'Disconnect Pulse Ltd?' })
  await expect(dialog.getByText(/removes its webhook/)).toBeVisible()
  await expectNoViolations(page, { within: '[role="dialog"]' })
})

test('SELL-01 an owner connects with Stripe by one button, and sees what it still needs', async ({ page }) => {
  await page.route('https://connect.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Stripe</h1>' }),
  )
  const settings = server.url('/studio/settings/payment-account', 'mono')
  await page.goto(server.url('/healthz', 'mono'))
  await callStudio(page, 'POST', '/session', { email: 'owner@mono.example', password: demoPassword })
  await callStudio(page, 'POST', '/session/reauthentication', { password: demoPassword })
  await page.goto(settings)
  await page.getByRole('button', { name: 'Connect with Stripe' }).click()
  await page.waitForURL('https://connect.stripe.com/**')
  const [account = ''] = /acct_\w+/.exec(page.url()) ?? []

  // The owner comes back too early, by an address that was used up.
  await page.goto(`${settings}?stripe=again`)
  await expect(page.getByText('Missing: the bank account for your payouts')).toBeVisible()
  await expect(page.getByText(/^That page of Stripe had expired/)).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  stripe.finish(account)
  await page.goto(`${settings}?stripe=back`)
  await expect(page.getByText('Connected: Mono Ltd')).toBeVisible()
  await expect(page.getByText('The account takes your members’ payments.')).toBeVisible()
  await expectNoViolations(page)
})

async function enter(page: Page, keys: StripeKeys) {
  await page.getByLabel('Publishable key').fill(keys.publishableKey)
  await page.getByLabel('Restricted key', { exact: true }).fill(keys.secretKey)
  await page.keyboard.press('Enter')
}
