import { expect } from '@playwright/test'
import type { StudioClientCalls } from '@upbeat/contract/studio/client-types'
import { expectNoViolations } from '../support/axe.ts'
import { expectNoViolationsOnBoth } from '../support/phone-view.ts'
import { callStudio, signInStaff } from '../support/sign-in-staff.ts'
import { demoPassword, tenantUrl } from '../support/tenants.ts'
import { test } from '../support/test.ts'

test('STAFF-06 STAFF-11 STAFF-13 STAFF-16 an invitation is sent after one confirmation, and withdrawn without another; the only owner reads why the role can’t be changed', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@people.example`
  await signInStaff(page, 'owner')
  await page.goto('/studio/people')
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByRole('radio', { name: /Manager/ }).check()
  await expectNoViolationsOnBoth(page, { within: '[role="dialog"]' })
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await expectNoViolationsOnBoth(page, { within: '[role="dialog"]' })
  await page.getByRole('button', { name: 'Confirm' }).click()
  const invitation = page.getByRole('listitem').filter({ hasText: email })
  await expect(invitation).toContainText('Manager · invited by Olivia Owner')
  await invitation.getByRole('button', { name: 'Withdraw' }).click()
  await expect(invitation).toHaveCount(0)

  await page.getByRole('button', { name: 'Actions for Olivia Owner' }).click()
  await page.getByRole('menuitem', { name: 'Change role' }).click()
  const dialog = page.getByRole('dialog', { name: 'Role of Olivia Owner' })
  await expect(dialog).toContainText('a club always has one')
  await expect(dialog.getByRole('radio', { name: /Coach/ })).toBeDisabled()
  await expectNoViolationsOnBoth(page, { within: '[role="dialog"]' })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('STAFF-10 a coach sees neither People nor History, and reads why', async ({ page }) => {
  await signInStaff(page, 'coach', 'harbour')
  await page.goto(tenantUrl('harbour', '/studio/people'))
  await expect(page.getByText('Your role does not include this page')).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await expect(navigation.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'People' })).toHaveCount(0)
  await expect(navigation.getByRole('link', { name: 'History' })).toHaveCount(0)
  await expectNoViolations(page)
})

test('STAFF-14 an open page follows a reduced role within five seconds', async ({ page, browser }) => {
  // No other test uses this account, whose role is reduced for a moment.
  const club = 'mono'
  await signInStaff(page, 'manager', club)
  await page.goto(tenantUrl(club, '/studio/history'))
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()

  const owner = await browser.newPage()
  await signInStaff(owner, 'owner', club)
  await callStudio(owner, 'POST', '/session/reauthentication', { password: demoPassword })
  const { people } = (await callStudio(owner, 'GET', '/staff')) as StudioClientCalls['listStaff']['reply']
  const manager = people.find(({ role }) => role === 'manager')
  await callStudio(owner, 'PUT', `/staff/${manager?.accountId}`, { role: 'coach' })
  await expect(page.getByText('Your role does not include this page')).toBeVisible({ timeout: 5000 })
  await callStudio(owner, 'PUT', `/staff/${manager?.accountId}`, { role: 'manager' })
  await owner.close()
})
