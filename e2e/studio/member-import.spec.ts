import { expect } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import type { OwnServer } from '../support/own-server.ts'
import { expectNoViolationsOnBoth, expectToFitBoth } from '../support/phone-view.ts'
import { callStudio } from '../support/sign-in-staff.ts'
import { demoPassword } from '../support/tenants.ts'
import { test } from '../support/test.ts'

test.describe.configure({ mode: 'default' })
test.setTimeout(120_000)

let server: OwnServer
test.beforeAll(({ sharedServer }) => {
  server = sharedServer
})

const file = [
  'Name;E-Mail;Tarif;Bis',
  'Ada Lovelace;ada@club.example;Platinum;2027-06-30',
  'Kim;kim@club.example;;',
  'Known;active@pulse.example;;',
  'Broken;nobody;;',
].join('\r\n')
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('MEMB-05 members are imported from a file: columns, dry run, import, invitations and refused rows', async ({
  page,
}) => {
  await page.goto(server.url('/healthz'))
  const account = { email: 'owner@pulse.example', password: demoPassword }
  expect(await callStudio(page, 'POST', '/session', account)).toEqual({ kind: 'signedIn' })
  await callStudio(page, 'PUT', '/account', { language: null })
  await page.goto(server.url('/studio/members'))
  await expect(page.getByRole('table')).toBeVisible()
  await expectToFitBoth(page)
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import members' })).toBeVisible()
  const field = page.getByLabel('CSV file')
  await field.setInputFiles(csv('none.csv', 'ada@club.example\n'))
  await expect(page.getByText('The first row must name the columns')).toBeVisible()

  await field.setInputFiles(csv('mine.csv', file))
  await expect(page.getByText('2 refused · 1 new · 1 already a member').first()).toBeVisible()
  await expect(page.getByText('Your club has no plan “Platinum”.')).toBeVisible()
  await page.getByLabel('Plan for “Platinum”').selectOption({ label: 'Access without a plan' })
  await expect(page.getByText('1 refused · 2 new · 1 already a member').first()).toBeVisible()
  await page.getByLabel('Which rows').selectOption('new')
  await expect(page.getByText('Access paid elsewhere until 30 Jun 2027')).toBeVisible()
  await expectNoViolationsOnBoth(page)
  await expectToFitBoth(page)

  await page.getByLabel('Field of the column “E-Mail”').selectOption('')
  await expect(page.getByText('No column is the email address.')).toBeVisible()
  await page.getByLabel('Field of the column “E-Mail”').selectOption('email')
  await page.getByLabel('Invite them by email now').uncheck()
  await page.getByRole('button', { name: 'Import 2 members' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'mine.csv' })
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

  await callStudio(page, 'PUT', '/account', { language: 'de' })
  await page.reload()
  await expect(row).toContainText('2 importiert · 1 schon Mitglied · 1 abgelehnt · 2 eingeladen')
  await page.getByLabel('CSV-Datei').setInputFiles(csv('again.csv', file))
  await expect(page.getByText('1 abgelehnt · 3 schon Mitglieder').first()).toBeVisible()
  await expectNoViolationsOnBoth(page)
  await expectToFitBoth(page)
})
