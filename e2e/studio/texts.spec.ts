import { expect } from '@playwright/test'
import { expectNoViolationsOnBoth, expectToFitBoth } from '../support/phone-view.ts'
import { signInStaff } from '../support/sign-in-staff.ts'
import { tenantUrl } from '../support/tenants.ts'
import { test } from '../support/test.ts'

test('WORD-01 texts are edited with the keyboard, and only few of the 1,500 rows are in the page', async ({ page }) => {
  const club = 'summit'
  await signInStaff(page, 'manager', club)
  await page.goto(tenantUrl(club, '/studio/texts'))
  await page.getByRole('button', { name: 'In a list' }).click()
  const list = page.getByRole('list', { name: 'Wording' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  expect(await list.getByRole('listitem').count()).toBeLessThan(60)

  await page.getByLabel('Search texts').fill('classes are still here')
  const box = list.getByRole('textbox')
  await expect(box).toHaveCount(1)
  await box.focus()
  await page.keyboard.type('All is well. {{name}}')
  await expect(page.getByRole('alert')).toContainText('nothing is filled in for name')
  await box.fill('')
  await page.keyboard.type('Nothing is lost. Go back, or try again.')
  await expect(page.getByText('Your changes are not published yet.')).toBeVisible()
  await page.reload()
  await expect(box).toHaveValue('Nothing is lost. Go back, or try again.')
  await expectNoViolationsOnBoth(page, { iframes: false })
  await expectToFitBoth(page)

  await page.getByRole('button', { name: 'In place' }).click()
  const app = page.frameLocator('iframe[title="The members’ app"]')
  const heading = app.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: 'Signing in' }).click()
  // The frame shows another page before.
  await expect(heading).toHaveText(/Sign in$/)
  // On a phone the navigation covers the end of the page.
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await heading.click()
  const chosen = page.getByRole('region', { name: 'The text you chose' })
  await expect(chosen.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Come on in')
  await expect(heading).toHaveText(/Come on in$/)
  await page.keyboard.press('Escape')
  await heading.press('Enter')
  await expect(chosen.getByRole('textbox')).toHaveValue('Come on in')
  await expectNoViolationsOnBoth(page, { iframes: false })
  await expectToFitBoth(page)
  await page.getByRole('button', { name: 'In a list' }).click()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await expect(box).toHaveValue('')
  await page.getByRole('link', { name: 'Emails' }).click()
  const email = page.frameLocator('iframe[title="Receipt"]')
  await page.getByLabel('Email', { exact: true }).selectOption({ label: 'Receipt' })
  await expect(email.getByText('Thank you for training with us.')).toBeVisible()
  await page.getByRole('button', { name: 'Send to myself' }).click()
  await expect(page.getByText(/^Sent to manager@/)).toBeVisible()
  await expectToFitBoth(page)

  await page.getByRole('link', { name: 'Announcements' }).click()
  await page.getByRole('button', { name: 'New announcement' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('dialog')).toContainText('Write the text in your main language.')
  await expectNoViolationsOnBoth(page, { within: '[role="dialog"]' })
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Terms and consent' }).click()
  await expect(page.getByText(/members? ha(s|ve) accepted/)).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Train with care.')
  await expect(page.frameLocator('iframe').getByText('Train with care.')).toBeVisible()
  await expectToFitBoth(page)
})
