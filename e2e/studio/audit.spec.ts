import { expect } from '@playwright/test'
import { expectNoViolationsOnBoth } from '../support/phone-view.ts'
import { callStudio, signInStaff } from '../support/sign-in-staff.ts'
import { demoPassword, tenantUrl } from '../support/tenants.ts'
import { test } from '../support/test.ts'

test('AUDIT-02 the history is filtered, shows before and after, and is saved as CSV', async ({ page }) => {
  const email = `${crypto.randomUUID()}@people.example`
  await signInStaff(page, 'owner', 'tempo')
  await callStudio(page, 'POST', '/session/reauthentication', { password: demoPassword })
  await callStudio(page, 'POST', '/invitations', { email, role: 'analyst' })
  await page.goto(tenantUrl('tempo', '/studio/history'))
  const entry = page.getByRole('listitem').filter({ hasText: `invited ${email}` })
  await entry.getByText('invited').click()
  await expect(entry.getByRole('row', { name: 'Role – analyst' })).toBeVisible()
  await expectNoViolationsOnBoth(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('history.csv')

  await page.getByRole('combobox', { name: 'What' }).selectOption('Allowances')
  await expect(page.getByText('No change matches')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No change matches')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(entry).toBeVisible()
})
