import { expect } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { openScreenInApp } from '../support/open-in-app.ts'
import { expectNoViolationsOnBoth } from '../support/phone-view.ts'
import { signInStaff } from '../support/sign-in-staff.ts'
import { demoPassword } from '../support/tenants.ts'
import { test } from '../support/test.ts'

test('STAFF-16 sign-in works with the keyboard alone and returns to the requested page; a forgotten password gets the same reply for every address', async ({
  page,
}) => {
  await page.goto('/studio/forgotten')
  const address = `${crypto.randomUUID()}@pulse.example`
  await page.getByRole('textbox', { name: 'Email address' }).fill(address)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`If ${address} has an account here`)).toBeVisible()
  await expectNoViolations(page)
  await openScreenInApp(page, '/studio/account')
  const email = page.getByRole('textbox', { name: 'Email address' })
  await email.waitFor()
  await expectNoViolations(page)
  await email.focus()
  await page.keyboard.type('support@pulse.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Email address or password is wrong.' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await expect(page).toHaveURL(/\/studio\/account$/)
})

test('STAFF-16 the command palette has no violations and opens the account, which has none in dark mode', async ({
  page,
}) => {
  await signInStaff(page, 'owner')
  await page.goto('/studio')
  await expect(page.getByRole('heading', { name: 'Hello, Olivia' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('account')
  await expectNoViolationsOnBoth(page, { within: '[role="dialog"]' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeFocused()
  await expect(page.getByText('This browser', { exact: true })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolationsOnBoth(page)
})

test('STAFF-17 the studio switches to German and stays in it', async ({ page }) => {
  await signInStaff(page, 'analyst')
  await page.goto('/studio')
  await page.getByRole('button', { name: /Ana Analyst/ }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Hallo, Ana' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hallo, Ana' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  await page.getByRole('button', { name: /Ana Analyst/ }).click()
  await page.getByRole('menuitemradio', { name: 'Wie im Browser' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Ana' })).toBeVisible()
})

test('STAFF-04 a passkey is added and named, signs in, and is removed', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const authenticator = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...authenticator, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  })
  await signInStaff(page, 'coach')
  await page.goto('/studio/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('dialog', { name: 'Add a passkey' }).getByLabel('Name').fill('Test laptop')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('dialog', { name: 'Is it you?' }).getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('dialog', { name: 'Keep these recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expectNoViolations(page)
  await codes.getByRole('checkbox').check()
  await codes.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: /Clara Coach/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Clara' })).toBeVisible()

  await page.goto('/studio/account')
  const passkey = page.getByRole('listitem').filter({ hasText: 'Test laptop' })
  await passkey.getByRole('button', { name: 'Remove' }).click()
  await expect(passkey).toHaveCount(0)
})
