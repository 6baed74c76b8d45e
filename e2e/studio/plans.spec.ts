import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { callApi } from '../support/api.ts'
import { expectNoViolations } from '../support/axe.ts'
import { blankPictures } from '../support/blank-pictures.ts'
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

const dialog = '[role="dialog"]'

async function openStudio(page: Page, path: string) {
  await blankPictures(page)
  await page.goto(server.url('/healthz'))
  const account = { email: 'owner@pulse.example', password: demoPassword }
  expect(await callStudio(page, 'POST', '/session', account)).toEqual({ kind: 'signedIn' })
  await callStudio(page, 'PUT', '/account', { language: null })
  await page.goto(server.url(path))
}

/** Tabs to the control with this name. */
async function tabTo(page: Page, name: string) {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
  for (let presses = 0; presses < 60 && (await focused()) !== name; presses++) await page.keyboard.press('Tab')
  expect(await focused()).toBe(name)
}

test('SELL-02 a plan made by keyboard alone is bought by a member, and a new price leaves them theirs', async ({
  page,
  browser,
}) => {
  await openStudio(page, '/studio/plans')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('£9.99 a month')
  await tabTo(page, 'New plan')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'New plan' })).toBeVisible()
  await expectNoViolationsOnBoth(page, { within: dialog })
  for (const [label, value] of [
    ['Name', 'Ten weeks'],
    ['Price in GBP', '19.50'],
    ['Charged every', '70'],
  ] as const) {
    await tabTo(page, label)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(value)
  }
  await tabTo(page, 'Unit')
  await page.keyboard.press('d')
  await tabTo(page, 'What it includes, one line each')
  await page.keyboard.type('Every class')
  await tabTo(page, 'Create plan')
  await page.keyboard.press('Enter')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ten weeks' })
  await expect(row).toContainText('£19.50 every 70 days')
  await expect(row).toContainText('No subscribers')
  await page.getByRole('button', { name: 'Move “Ten weeks”' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('status').filter({ hasText: 'is now number 3 of 4' })).toBeAttached()

  const member = await browser.newPage()
  await server.openAs(member, await server.newMember(), '/subscribe')
  const offer = member.getByRole('listitem').filter({ hasText: 'Ten weeks' }).first()
  await expect(offer).toContainText('Every class')
  await expectNoViolations(member, { within: 'main' })
  await offer.getByRole('button', { name: 'Choose Ten weeks' }).click()
  await member.getByLabel('Card number').pressSequentially('4242424242424242')
  await member.getByLabel('Expiry date').pressSequentially('1231')
  await member.getByLabel('CVC').fill('123')
  await member.getByRole('button', { name: /^Pay / }).click()
  await expect(member).toHaveURL(/\/success/)
  await member.close()

  await page.reload()
  await row.getByRole('button', { name: 'Edit “Ten weeks”' }).click()
  await page.getByLabel('Price in GBP').fill('25')
  await expect(page.getByText('1 subscriber keeps the price of £19.50 every 70 days.')).toBeVisible()
  await expectNoViolations(page, { within: dialog })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('At the former price of £19.50 every 70 days: 1 subscriber')
  await page.emulateMedia({ colorScheme: 'dark' })
  await row.getByRole('button', { name: 'Archive “Ten weeks”' }).click()
  await expect(page.getByRole('heading', { name: 'Archived' })).toBeVisible()
  await expectNoViolationsOnBoth(page)
  await expectToFitBoth(page)
})

test('SELL-05 a refund states its effect on access, and is listed beside the payment', async ({ page }) => {
  await openStudio(page, '/studio/payments')
  const table = page.getByRole('table')
  const row = table.getByRole('row').filter({ hasText: 'Ten weeks' })
  await expect(row).toContainText('£19.50')
  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Refund the last payment' }).click()
  const asked = page.getByRole('dialog', { name: 'Refund the last payment' })
  await expect(asked).toContainText(
    '£19.50 goes back to the card. The membership ends at once: they can’t watch any more',
  )
  await asked.getByRole('button', { name: 'Refund the last payment' }).click()
  await expect(page.getByText('They can’t watch.')).toBeVisible()
  await page.getByRole('link', { name: 'Payments', exact: true }).click()
  await expect(row).toHaveCount(2)
  await expect(row.filter({ hasText: 'Refund' })).toContainText('-£19.50')
  await expectNoViolationsOnBoth(page)
  await expectToFitBoth(page)
})

test('SELL-03 a discount code is made, used and ended', async ({ page }) => {
  await openStudio(page, '/studio/plans/discounts')
  await page.getByRole('button', { name: 'New discount code' }).click()
  await page.getByLabel('Code', { exact: true }).fill('autumn-25')
  await page.getByLabel('Percent off').fill('250')
  await page.getByRole('button', { name: 'Create code' }).click()
  await expect(page.getByText('Enter a whole percentage from 1 to 100')).toBeVisible()
  await expectNoViolationsOnBoth(page, { within: dialog })
  await page.getByLabel('Percent off').fill('25')
  await page.getByLabel('Uses in total').fill('10')
  await page.getByRole('button', { name: 'Create code' }).click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'AUTUMN-25' })
  await expect(row).toContainText('25% off')
  await expect(row).toContainText('0 of 10 uses')
  await row.getByRole('button', { name: 'End “AUTUMN-25”' }).click()
  await expect(row).toContainText('Ended')
  await expectNoViolationsOnBoth(page)
  await expectToFitBoth(page)
})

test('SELL-04 a batch of access codes is made, downloaded, used and revoked, in German too', async ({ page }) => {
  await openStudio(page, '/studio/plans/codes')
  await expect(page.getByText('No access codes yet')).toBeVisible()
  await page.getByRole('button', { name: 'New access codes' }).click()
  await page.getByLabel('Label').fill('Fair in May')
  await page.getByLabel('Number of codes').fill('120')
  await expectNoViolationsOnBoth(page, { within: dialog })
  await page.getByRole('button', { name: 'Make codes' }).click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Fair in May' })
  await expect(row).toContainText('120 codes · 30 days each')
  const downloading = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Download the codes of “Fair in May”' }).click()
  const lines = readFileSync(await (await downloading).path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(121)
  const [code = ''] = lines[1]?.split(',') ?? []

  const { token } = await server.signIn(await server.newMember())
  await callApi('redeemCode', { origin: server.origin, token, body: { DiscountCode: code } })
  await callStudio(page, 'PUT', '/account', { language: 'de' })
  await page.reload()
  await expect(row).toContainText('1 benutzt')
  await row.getByRole('button', { name: 'Mitglieder, die „Fair in May“ benutzt haben' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(code)
  await page.getByRole('button', { name: 'Schließen' }).click()
  await row.getByRole('button', { name: 'Codes von „Fair in May“ sperren' }).click()
  await page.getByText('Codes auswählen').click()
  await page.getByRole('checkbox').first().check()
  await expectNoViolationsOnBoth(page, { within: dialog })
  await page.getByRole('button', { name: 'Sperren', exact: true }).click()
  await expect(row).toContainText('1 gesperrt')
  await expectNoViolationsOnBoth(page)
  await expectToFitBoth(page)
})
