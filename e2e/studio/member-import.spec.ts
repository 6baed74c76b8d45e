import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { expectNoViolationsOnBoth } from '../support/phone-view.ts'
import { signInStaff } from '../support/sign-in-staff.ts'
import { tenantUrl } from '../support/tenants.ts'

test('MEMB-05 members are imported from a file: columns, dry run, import, invitations and refused rows', async ({
  page,
}) => {
  const name = `import-${Date.now()}`
  const file = [
    'Name;E-Mail;Tarif;Bis',
    `Ada Lovelace;${name}-ada@club.example;Platinum;2027-06-30`,
    `Kim;${name}-kim@club.example;;`,
    'Known;active@pulse.example;;',
    'Broken;nobody;;',
  ].join('\r\n')
  await signInStaff(page, 'owner')
  await page.goto(tenantUrl('pulse', '/studio/members'))
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import members' })).toBeVisible()
  const field = page.getByLabel('CSV file')
  await field.setInputFiles({ name: 'none.csv', mimeType: 'text/csv', buffer: Buffer.from('ada@club.example\n') })
  await expect(page.getByText('The first row must name the columns')).toBeVisible()
  await field.setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByText('2 refused · 1 new · 1 already a member').first()).toBeVisible()
  await expect(page.getByText('Your club has no plan “Platinum”.')).toBeVisible()
  await page.getByLabel('Plan for “Platinum”').selectOption({ label: 'Access without a plan' })
  await expect(page.getByText('1 refused · 2 new · 1 already a member').first()).toBeVisible()
  await page.getByLabel('Which rows').selectOption('new')
  await expect(page.getByText(/Access paid elsewhere until .*2027/)).toBeVisible()
  await expectNoViolationsOnBoth(page)

  await page.getByLabel('Field of the column “E-Mail”').selectOption('')
  await expect(page.getByText('No column is the email address.')).toBeVisible()
  await page.getByLabel('Field of the column “E-Mail”').selectOption('email')
  await page.getByLabel('Invite them by email now').uncheck()
  await page.getByRole('button', { name: 'Import 2 members' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'mine.csv' }).first()
  await expect(row).toContainText('2 imported · 1 already a member · 1 refused · 2 not invited yet')

  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Refused rows of mine.csv as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('refused-members.csv')
  await row.getByRole('button', { name: 'Invite the members of mine.csv' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite 2 members?' })
  await expectNoViolations(page, { within: '[role="dialog"]' })
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(row).toContainText('2 invited')
  await expect(row.getByRole('button', { name: 'Invite the members of mine.csv' })).toBeHidden()
  await expectNoViolationsOnBoth(page)
})
