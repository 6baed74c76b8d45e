import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { signInStaff } from '../support/sign-in-staff.ts'
import { demoPassword, tenantUrl } from '../support/tenants.ts'
import { test } from '../support/test.ts'

test('LOOK-06 STAFF-16 a domain is planned with the keyboard, and its records and state are readable on a phone', {
  tag: '@phone-only',
}, async ({ page }) => {
  await signInStaff(page, 'owner', 'tempo')
  await page.goto(tenantUrl('tempo', '/studio/settings/domain'))
  await page.getByRole('textbox', { name: 'Domain' }).fill('classes.tempo.example')
  await page.keyboard.press('Enter')
  await confirm(page)
  await expect(page.getByText('_club-domain.classes.tempo.example')).toBeVisible()
  await expect(page.getByText(/The TXT record is missing|The DNS doesn’t answer/).first()).toBeVisible()
  await expectNoViolations(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Choose another domain' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Domain' })).toHaveValue('')
})

test('LOOK-07 STAFF-16 a sign-in at the provider is tested in its own window, and the result names the person', async ({
  page,
}) => {
  await signInStaff(page, 'owner', 'summit')
  await page.goto(tenantUrl('summit', '/studio/settings/sign-on'))
  await expect(page.getByLabel('Client ID')).toHaveValue('summit-web')
  const [provider] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Test the sign-in' }).press('Enter'),
  ])
  await provider.getByLabel('Email').fill('member@summit.example')
  await provider.getByLabel('Password').fill(demoPassword)
  await Promise.all([provider.waitForEvent('close'), provider.getByRole('button', { name: 'Sign in' }).click()])
  await expect(page.getByText(/Livia .*member@summit\.example would be signed in/)).toBeVisible()
  await expectNoViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
})

async function confirm(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Confirm' }).press('Enter')
}

async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}
