import { expect } from '@playwright/test'
import { expectNoViolationsOnBoth } from '../support/phone-view.ts'
import { signInStaff } from '../support/sign-in-staff.ts'
import { tenantUrl } from '../support/tenants.ts'
import { test } from '../support/test.ts'

test('LOOK-05 AUDIT-03 a setting is found, changed, seen by members, and undone from the history', async ({ page }) => {
  const club = 'summit'
  const owner = `${club} and friends`
  await signInStaff(page, 'manager', club)
  await page.goto(tenantUrl(club, '/studio/settings'))
  await page.getByLabel('Search the settings').fill('copyright')
  const field = page.getByRole('textbox', { name: 'Copyright line' })
  await field.fill(owner)
  await field.press('Enter')
  await expect(page.getByText('Saved. Members see it within seconds.')).toBeVisible()
  await expectNoViolationsOnBoth(page)
  const member = await page.context().newPage()
  const line = member.getByRole('contentinfo').getByText(owner)
  await member.goto(tenantUrl(club, '/'))
  await expect(line).toBeVisible()

  await page.goto(tenantUrl(club, '/studio/history?kind=club'))
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('cell', { name: owner, exact: true }) })
    .first()
  const row = page.getByRole('row', { name: new RegExp(`^Copyright line .* ${owner}$`) })
  await page.locator('summary').first().click()
  await expect(row).toBeVisible()
  await expectNoViolationsOnBoth(page)
  await entry.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change is undone')).toBeVisible()
  await member.reload()
  await expect(member.getByRole('contentinfo')).toBeVisible()
  await expect(line).toBeHidden()
})
