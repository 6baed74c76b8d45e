import { expect } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import type { OwnServer } from './support/own-server.ts'
import { demoPassword } from './support/tenants.ts'
import { test } from './support/test.ts'

const member = 'active@pulse.example'
let server: OwnServer
test.beforeAll(({ sharedServer }) => {
  server = sharedServer
  server.setTenant('pulse', 'passkeys=true')
})

test.beforeEach(({ page }) => blankPictures(page))

test('S-18 a member adds a passkey, signs in with it and removes it', async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await server.openAs(page, member, '/user/account')
  const section = page.getByRole('region', { name: enGb['account.passkeys'] })
  await section.getByRole('button', { name: enGb['account.passkeyAdd'] }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(enGb['account.currentPassword'], { exact: true }).fill(demoPassword)
  await expectNoViolations(page, { within: '[role="dialog"]' })
  await dialog.getByRole('button', { name: enGb['account.passkeyAdd'] }).click()
  const remove = section.getByRole('button', { name: /^Remove the passkey/ })
  await expect(remove).toBeVisible()
  await expectNoViolations(page)

  await page.evaluate(() => localStorage.clear())
  await page.goto(server.url('/signin'))
  await page.getByRole('button', { name: enGb['auth.passkeySignIn'] }).click()
  await expect(page).toHaveURL(server.url('/home'))
  await page.goto(server.url('/user/account'))
  await remove.click()
  await expect(remove).toHaveCount(0)

  await page.evaluate(() => localStorage.clear())
  await page.goto(server.url('/signin'))
  await page.getByRole('button', { name: enGb['auth.passkeySignIn'] }).click()
  await expect(page.getByRole('alert')).toHaveText(enGb['auth.passkeyFailed'])
  await expectNoViolations(page)
})
