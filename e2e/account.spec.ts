import { expect, type Page } from '@playwright/test'
import { alterReply } from './support/alter-reply.ts'
import { callApi, signInByApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { linkInMail } from './support/mail.ts'
import { newMember, openAs } from './support/new-member.ts'
import { test } from './support/test.ts'

const account = '/user/account'
const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const save = (page: Page) => main(page).getByRole('button', { name: 'Save' })
const marketing = (page: Page) => main(page).getByLabel('Send me news and offers by email')

test.beforeEach(({ page }) => blankPictures(page))

test('ACC-02 ACC-08 ACC-09 ACC-13 AUTH-15 ROUTE-40 edits or cancels the names, requires both, sends the whole profile and shows the result', async ({
  page,
}) => {
  const { email, ...member } = await newMember()
  await openAs(page, member, '/user/update')
  await save(page).click()
  await expect(field(page, 'First name')).toHaveAccessibleDescription('First name is required')
  await expect(field(page, 'Last name')).toHaveAccessibleDescription('Last name is required')
  await expect(field(page, 'First name')).toBeFocused()
  await expectNoViolations(page)
  await page.goto(account)
  await main(page).getByRole('link', { name: 'Edit name' }).click()
  await expect(page).toHaveURL(/\/user\/update\?item=name$/)
  await expect(main(page).getByRole('textbox')).toHaveCount(2)
  await main(page).getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/user\/account$/)
  await main(page).getByRole('link', { name: 'Edit name' }).click()
  await field(page, 'First name').fill('Ada')
  await field(page, 'Last name').fill('Lovelace')
  const update = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/api/v3/users'))
  await save(page).click()
  expect((await update).postDataJSON()).toEqual({
    ApplicationProfile: { FirstName: 'Ada', LastName: 'Lovelace', emailAddress: email },
  })
  await expect(page).toHaveURL(/\/user\/account$/)
  // The email address starts with random letters.
  await expect(main(page).getByText('Ada', { exact: true })).toBeVisible()
  await expect(main(page).getByText('Lovelace', { exact: true })).toBeVisible()
  await expect(page.getByText('Your profile is updated')).toBeVisible()
})

test('ACC-04 ACC-07 ACC-11 ACC-12 AUTH-06 ERR-14 edits only the email, shows what is wrong with it, tells an address in use from other failures, keeps the input, and logs out to the landing page', async ({
  page,
}) => {
  const { email } = await newMember()
  await openAs(page, await newMember(), account)
  await main(page).getByRole('link', { name: 'Edit email' }).click()
  await expect(main(page).getByRole('textbox')).toHaveCount(1)
  await field(page, 'Email').fill('')
  await save(page).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('email required')
  await field(page, 'Email').fill('abc')
  await expect(field(page, 'Email')).toHaveAccessibleDescription('enter a valid email')
  await save(page).click()
  await expect(field(page, 'Email')).toBeFocused()
  await field(page, 'Email').fill(email)
  await save(page).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('This email address is already in use')
  await expect(field(page, 'Email')).toHaveValue(email)
  await page.route('**/api/v3/users', (route) => route.fulfill({ status: 500, json: { code: 500, message: 'x' } }))
  await save(page).click()
  await expect(main(page).getByRole('alert')).toHaveText('Something went wrong. Please try again or contact us.')
  await page.unroute('**/api/v3/users')
  await field(page, 'Email').fill(`new-${email}`)
  await save(page).click()
  await expect(page).toHaveURL(/\/user\/account$/)
  await expect(main(page).getByText(`new-${email}`)).toBeVisible()
  await main(page).getByRole('link', { name: 'Log Out' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => ['token', 'userId', 'SSOToken'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
    null,
  ])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('ACC-03 offers no editing if the sign-up page is off', async ({ page }) => {
  await alterReply(page, `**${account}`, (body) => body.replace('"showSignUpPage":true', '"showSignUpPage":false'))
  await openAs(page, await newMember(), account)
  await expect(main(page).getByText('Email', { exact: true })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^Edit/ })).toHaveCount(0)
})

test('ACC-01 ACC-06 ROUTE-39 shows names, email and Log Out, and no subscription section if the club manages memberships elsewhere', async ({
  page,
}) => {
  const { token, userId } = await signInByApi('active@pulse.example')
  const [subscription] = await callApi('listSubscriptions', { token })
  await page.route('**/external/user/subscriptions', (route) => {
    return route.fulfill({ json: [{ ...subscription, Status: 'active' }] })
  })
  await openAs(page, { token, userId, tenant: 'pulse' }, account)
  await expect(page.getByRole('region', { name: 'Subscription' })).toBeVisible()
  for (const text of ['Maya', 'Robinson', 'active@pulse.example'])
    await expect(main(page).getByText(text)).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Log Out' })).toBeVisible()
  // On a phone the email takes the whole row, however long the word for "Edit".
  await page.setViewportSize({ width: 390, height: 844 })
  const beside = (address: Element) =>
    (address.parentElement?.getBoundingClientRect().width ?? 0) - address.getBoundingClientRect().width
  await expect.poll(() => main(page).getByText('active@pulse.example').evaluate(beside)).toBeLessThan(1)
  await alterReply(page, `**${account}`, (body) =>
    body.replace('"isThirdPartyEnabled":false', '"isThirdPartyEnabled":true'),
  )
  await page.reload()
  await expect(main(page).getByText('active@pulse.example')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your devices' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Subscription' })).toHaveCount(0)
})

test('AUTH-28 asks to confirm marketing email until its link is opened', async ({ page }) => {
  const { email, ...member } = await newMember()
  const accepted = async () =>
    (await callApi('listUserConsents', member)).find(({ policy }) => policy === 'Marketing')?.userAccepted
  await openAs(page, member, account)
  await expect(marketing(page)).not.toBeChecked()
  // Reports the email as unsent until the first state has been checked: in fact it is sent at once.
  let held = true
  await alterReply(page, '**/api/v3/users', (body) =>
    held ? body.replace('"marketingEmail":"sent"', '"marketingEmail":"unconfirmed"') : body,
  )
  await marketing(page).check()
  await expect(main(page).getByText('Your email is not confirmed yet')).toBeVisible()
  held = false
  await expect(main(page).getByText('We have sent you an email to confirm')).toBeVisible()
  await expectNoViolations(page)
  await page.goto(await linkInMail(email, account))
  await expect(main(page).getByText('Your email is confirmed')).toBeVisible()
  await expect(page).toHaveURL(/\/user\/account$/)
  await marketing(page).uncheck()
  await expect(main(page).getByText('Your email is confirmed')).toHaveCount(0)
  await expect(marketing(page)).not.toBeChecked()
  await expect.poll(accepted).toBe(false)
})

test('CONS-09 ERR-36 refuses another member’s confirmation link', async ({ page }) => {
  const { email, token } = await newMember()
  const consents = await callApi('listUserConsents', { token })
  const tag = consents.find(({ policy }) => policy === 'Marketing')?.consentTag ?? ''
  await callApi('answerConsent', { token, body: { ConsentTag: tag, Action: 2 } })
  const link = await linkInMail(email, account)
  await openAs(page, await newMember(), link)
  await expect(main(page).getByRole('alert')).toHaveText('User id mismatch')
})
