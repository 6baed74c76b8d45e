import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { refusalOf, signInByApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { newMember, openAs } from './support/new-member.ts'
import { demoPassword, tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const account = '/user/account'
const main = (page: Page) => page.getByRole('main')

test.beforeEach(({ page }) => blankPictures(page))

test('lets a member download all data stored about them, sign out of another session, and delete the account with the password', async ({
  page,
}) => {
  const { email, ...member } = await newMember()
  const other = await signInByApi(email)
  await openAs(page, member, account)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('my-data.json')
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ club: 'Pulse Club', profile: { email } })

  const sessions = main(page).getByRole('region', { name: 'Your devices' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions).toContainText('This browser')
  await expectNoViolations(page, { within: 'main' })
  await sessions.getByRole('button', { name: /^Sign out/ }).click()
  await expect(page.getByText('Signed out there')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  expect((await refusalOf('getUser', { token: other.token })).status).toBe(401)

  await main(page).getByRole('button', { name: 'Change password' }).click()
  const changing = page.getByRole('dialog', { name: 'Change password' })
  await expect(changing).toBeVisible()
  await expectNoViolations(page, { within: '[role=dialog]' })
  // A field's label is closer to its own input than to the one above.
  const gap = (form: Element) => Number.parseFloat(getComputedStyle(form).rowGap)
  expect(await changing.locator('form').evaluate(gap)).toBeGreaterThan(12)
  await page.keyboard.press('Escape')
  await expect(changing).toBeHidden()

  await main(page).getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('This cannot be undone')
  await expectNoViolations(page, { within: '[role=dialog]' })
  const password = dialog.getByLabel('Your password', { exact: true })
  const confirm = dialog.getByRole('button', { name: 'Delete for good' })
  await confirm.click()
  await expect(password).toHaveAccessibleDescription('Please enter your password')
  await password.fill('wrong')
  await confirm.click()
  await expect(password).toHaveAccessibleDescription('This is not your password')
  await password.fill(demoPassword)
  await confirm.click()
  await expect(page).toHaveURL(tenantUrl('pulse', '/'))
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect((await refusalOf('login', { body: { username: email, password: demoPassword } })).status).toBe(404)
})
