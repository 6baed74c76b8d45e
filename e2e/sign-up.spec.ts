import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { callApi, signInByApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { linkInMail } from './support/mail.ts'
import { newMember } from './support/new-member.ts'
import { demoPassword, tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const submit = (page: Page) => main(page).getByRole('button', { name: 'Sign up', exact: true })
const problem = (page: Page) => main(page).getByRole('alert')
const freshEmail = () => `${randomUUID()}@sign-up.example`

async function fill(page: Page, { email = freshEmail(), code = '', codeLabel = 'Club Access Code (optional)' } = {}) {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(demoPassword)
  await field(page, 'Repeat password').fill(demoPassword)
  if (code !== '') {
    const haveCode = main(page).getByRole('button', { name: enGb['subscription.haveAccessCode'] })
    if (await haveCode.isVisible()) await haveCode.click()
    await field(page, codeLabel).fill(code)
  }
  await field(page, 'I accept the terms and conditions').check()
  return email
}

/** The calls that change data, in order. */
function recordCalls(page: Page): string[] {
  const made: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') made.push(new URL(request.url()).pathname)
  })
  return made
}

test.beforeEach(({ page }) => blankPictures(page))

test('ROUTE-37 AUTH-21 AUTH-16 AUTH-17 AUTH-18 ERR-17 ERR-02 ERR-01 ERR-03 AUTH-09 AUTH-20 shows the form with nothing ticked and what is wrong with it, keeps the input when no account was created, then creates one, signs in and saves the consents', async ({
  page,
}) => {
  await page.goto('/signup')
  await expect(submit(page)).toBeVisible()
  for (const box of await main(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await submit(page).click()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email address is required')
  await expect(field(page, 'I accept the terms and conditions')).toHaveAccessibleDescription(
    'Please accept terms and conditions',
  )
  await expectNoViolations(page)
  for (const weak of ['short1a', '12345678', 'abcdefgh']) {
    await field(page, 'Password').fill(weak)
    await submit(page).click()
    await expect(field(page, 'Password')).toHaveAccessibleDescription(
      '8 or more characters, with a letter and a number',
    )
    await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true')
  }
  await field(page, 'Password').fill('abcdefg1')
  await field(page, 'Repeat password').fill('abcdefg2')
  await submit(page).click()
  await expect(field(page, 'Password')).not.toHaveAttribute('aria-invalid')
  await expect(field(page, 'Repeat password')).toHaveAccessibleDescription('Password mismatch')

  const code = field(page, 'Club Access Code (optional)')
  for (const [status, text] of [
    [400, 'Invalid data'],
    [409, 'invalid coupon'],
    [503, 'Internal server error'],
  ] as const) {
    await page.route('**/payments/coupon/*', (route) => route.fulfill({ status, json: { code: status } }))
    await fill(page, { code: 'SOMETHING' })
    await submit(page).click()
    await expect(code).toHaveAccessibleDescription(text)
    await page.unroute('**/payments/coupon/*')
  }
  await code.fill('')

  await fill(page, { email: 'active@pulse.example' })
  await submit(page).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('This email address is already in use')
  await expect(field(page, 'Email')).toHaveValue('active@pulse.example')
  await expect(field(page, 'Password')).toHaveValue(demoPassword)

  for (const [status, text] of [
    [400, 'Invalid data'],
    [500, 'Internal server error'],
  ] as const) {
    await page.route('**/oauth/signup', (route) => route.fulfill({ status, json: { code: status, message: 'x' } }))
    await fill(page)
    await submit(page).click()
    await expect(problem(page)).toHaveText(text)
    await expect(page.getByText('Something went wrong !', { exact: true })).toHaveCount(status === 500 ? 1 : 0)
    await page.unroute('**/oauth/signup')
  }

  const made = recordCalls(page)
  const email = await fill(page)
  await submit(page).click()
  await expect(page).toHaveURL(/\/home$/)
  const signUp = made.indexOf('/oauth/signup')
  expect(signUp).toBeGreaterThanOrEqual(0)
  expect(made.indexOf('/oauth/login')).toBeGreaterThan(signUp)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { token } = await signInByApi(email)
  const answers = await callApi('listUserConsents', { token })
  expect(answers.map(({ policy, userAccepted }) => [policy, userAccepted])).toEqual([
    ['tnc', true],
    ['Marketing', false],
  ])
})

test('AUTH-19 AUTH-10 requires a code if the club does, checks it before it creates the account, and redeems it', async ({
  page,
}) => {
  await page.goto(tenantUrl('harbour', '/signup'))
  const made = recordCalls(page)
  await fill(page)
  await submit(page).click()
  await expect(field(page, 'Club Access Code')).toHaveAccessibleDescription('Please enter Club Access Code')
  await expect(field(page, 'Club Access Code')).toBeFocused()
  const email = await fill(page, { code: 'NOTHING', codeLabel: 'Club Access Code' })
  await submit(page).click()
  await expect(field(page, 'Club Access Code')).toHaveAccessibleDescription('invalid coupon')
  expect(made).not.toContain('/oauth/signup')
  await field(page, 'Club Access Code').fill('HARBOUR')
  await submit(page).click()
  await expect(page).toHaveURL(/\/home$/)
  expect(made.indexOf('/oauth/signup')).toBeGreaterThan(made.indexOf('/api/v2/payments/coupon/HARBOUR'))
  expect(made).toContain('/api/v2/payments/redeem')
  const { token } = await signInByApi(email, 'harbour')
  const [subscription] = await callApi('listSubscriptions', { tenant: 'harbour', token })
  expect(subscription).toMatchObject({ status: 'active' })
})

test.describe('a forgotten password', () => {
  const ask = (page: Page) => page.getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Forgot your password?' })
  const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send link' })
  const reset = (page: Page) => main(page).getByRole('button', { name: 'Reset password' })
  const choose = async (page: Page, password: string) => {
    await field(page, 'New password').fill(password)
    await field(page, 'Repeat password').fill(password)
    await reset(page).click()
  }

  const failures = async (
    page: Page,
    pattern: string,
    texts: [number, string][],
    check: (text: string) => Promise<void>,
  ) => {
    for (const [status, text] of texts) {
      await page.route(pattern, (route) => route.fulfill({ status, json: { code: status } }))
      await check(text)
      await page.unroute(pattern)
    }
  }

  test('AUTH-22 AUTH-23 AUTH-24 ROUTE-41 ERR-15 ERR-16 is replaced through an email’s link, which works once; says why no link was sent or the password was not reset', async ({
    page,
  }) => {
    const { email } = await newMember()
    await page.goto('/signin')
    await ask(page)
    const address = dialog(page).getByLabel('Email')
    await test.step('why no link was sent', async () => {
      await send(page).click()
      await expect(address).toHaveAccessibleDescription('Email address is required')
      await address.fill('nobody@pulse.example')
      await send(page).click()
      await expect(dialog(page).getByRole('alert').first()).toHaveText('Account not found')
      const texts: [number, string][] = [
        [400, 'Invalid data'],
        [500, 'Internal server error'],
      ]
      await failures(page, '**/forgotpassword', texts, async (text) => {
        await send(page).click()
        await expect(dialog(page).getByRole('alert').first()).toHaveText(text)
      })
    })
    await page.keyboard.press('Escape')
    await field(page, 'Email').fill(email)
    await ask(page)
    await expect(address).toHaveValue(email)
    await expectNoViolations(page)
    const request = page.waitForRequest('**/forgotpassword')
    await send(page).click()
    expect((await request).postDataJSON()).toEqual({ EmailAddress: email })
    await expect(dialog(page).getByText('Password reset email sent')).toBeVisible()

    const link = await linkInMail(email, '/user/forget/')
    await page.goto(link)
    await expect(main(page).locator('input')).toHaveCount(2)
    await expectNoViolations(page)
    await test.step('why the password was not reset', async () => {
      await field(page, 'New password').fill('Changed123')
      await field(page, 'Repeat password').fill('Other1234')
      await reset(page).click()
      await expect(field(page, 'Repeat password')).toHaveAccessibleDescription('Password mismatch')
      const texts: [number, string][] = [
        [400, 'Invalid data'],
        [404, 'Account not found'],
        [401, 'This link has expired'],
      ]
      await failures(page, '**/resetpassword', texts, async (text) => {
        await choose(page, 'Changed123')
        await expect(problem(page)).toContainText(text)
        await expect(page).toHaveURL(link)
      })
      await expect(reset(page)).toHaveCount(0)
    })
    await page.reload()
    const posted = page.waitForRequest('**/resetpassword')
    await choose(page, 'Changed123')
    const form = new URLSearchParams((await posted).postData() ?? '')
    expect(Object.fromEntries(form)).toEqual({
      token: link.replace(/^.*\/|\?.*$/g, ''),
      password: 'Changed123',
      confirmPassword: 'Changed123',
    })
    await expect(main(page).getByText('Password reset successful')).toBeVisible()
    await signInByApi(email, 'pulse', 'Changed123')

    await page.goto(link)
    await expect(problem(page)).toContainText('This link has expired')
    await expect(reset(page)).toHaveCount(0)
    await main(page).getByRole('link', { name: 'Request a new link' }).click()
    await expect(dialog(page)).toBeVisible()
  })
})
