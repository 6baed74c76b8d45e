import { expect, type Page } from '@playwright/test'
import { enGb } from '@upbeat/phrases/en-gb'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { demoPassword, tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'

const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
const problem = (page: Page) => page.getByRole('main').getByRole('alert')
const keys = (page: Page) => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userId')])

async function tryToSignIn(page: Page) {
  await email(page).fill('active@pulse.example')
  await password(page).fill(demoPassword)
  await submit(page).click()
}

test.beforeEach(({ page }) => blankPictures(page))

test('ROUTE-34 AUTH-11 AUTH-12 AUTH-13 AUTH-14 ERR-04 ERR-05 ERR-06 ERR-25 AUTH-03 AUTH-04 AUTH-05 AUTH-26 AUTH-27 shows at each field what is missing or malformed, says why sign-in failed and keeps the input, then stores the session and loads the member', async ({
  page,
}) => {
  await page.goto('/signin')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(email(page)).toHaveAttribute('autocomplete', 'username')
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
  await submit(page).click()
  await expect(email(page)).toHaveAccessibleDescription('Email address is required')
  await expect(password(page)).toHaveAccessibleDescription('Password is required')
  await expect(email(page)).toBeFocused()
  await expectNoViolations(page)
  for (const malformed of ['abc', 'a b@c.d', 'a@b']) {
    await email(page).fill(malformed)
    await submit(page).click()
    await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address')
  }
  await email(page).fill('a@b.c')
  await submit(page).click()
  await expect(email(page)).not.toHaveAttribute('aria-invalid')
  await expect(password(page)).toBeFocused()

  await email(page).fill('active@pulse.example')
  await password(page).fill('Wrong1234')
  const refusal = page.waitForResponse('**/oauth/login')
  await submit(page).click()
  expect((await refusal).status()).toBe(404)
  await expect(problem(page)).toHaveText('Invalid username or password')
  await expect(email(page)).toHaveValue('active@pulse.example')
  await expect(password(page)).toHaveValue('Wrong1234')
  await expectNoViolations(page)
  // As a failing server would reply.
  for (const [status, text] of [
    [500, 'Internal server error'],
    [418, 'Something went wrong. Please try again or contact us.'],
  ] as const) {
    await page.route('**/oauth/login', (route) => route.fulfill({ status, json: { code: status, message: 'Nothing' } }))
    await submit(page).click()
    await expect(problem(page)).toHaveText(text)
    await page.unroute('**/oauth/login')
  }

  const loads = ['/api/v3/users', '/api/v2/consents?', '/api/v2/users/consents'].map((path) =>
    page.waitForRequest((request) => request.method() === 'GET' && request.url().includes(path)),
  )
  const login = page.waitForResponse('**/oauth/login')
  await tryToSignIn(page)
  const reply = await login
  const form = new URLSearchParams(reply.request().postData() ?? '')
  expect(form.get('username')).toBe('active@pulse.example')
  expect(form.get('password')).toBe(demoPassword)
  expect(form.has('token')).toBe(false)
  const { Code, UserId } = (await reply.json()) as { Code: string; UserId: string }
  for (const load of await Promise.all(loads)) expect(load.headers().authorization).toBe(`Bearer ${Code}`)
  await expect(page).toHaveURL(/\/home$/)
  expect(await keys(page)).toEqual([Code, UserId])
})

test('AUTH-25 ACC-05 ACC-10 AUTH-01 returns to the page that a visitor wanted, and a member is signed in exactly as long as there is a token', async ({
  page,
}) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  for (const path of ['/user/account', '/user/update?item=email']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/signin$/)
  }
  await expect(link).toBeVisible()
  await tryToSignIn(page)
  await expect(page).toHaveURL(/\/user\/update\?item=email$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(link).toHaveCount(0)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.reload()
  await expect(link).toBeVisible()
})

test('ROUTE-35 ROUTE-36 ERR-27 shows the form of a club with single sign-on if asked to, and that a token could not be validated', async ({
  page,
}) => {
  await page.goto(tenantUrl('summit', '/signin?SSO=false'))
  await expect(email(page)).toBeVisible()
  await expect(page.getByRole('button', { name: enGb['auth.signInWithSso'] })).toBeVisible()
  await expect(page.getByRole('button', { name: enGb['auth.forgotPassword'] })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/signin\?SSO=false$/)
  await page.goto('/signin?SSO=false&tokenError=true')
  await expect(problem(page)).toHaveText('Token validation error')
  await expect(email(page)).toBeVisible()
})

test('AUTH-02 can show the password, works with the keyboard alone, and is busy until the reply arrives', async ({
  page,
}) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/oauth/login', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/signin')
  await email(page).focus()
  await page.keyboard.type('active@pulse.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(password(page)).toHaveAttribute('type', 'text')
  await password(page).press('Enter')
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
  await expect(submit(page)).toBeDisabled()
  answer()
  await expect(page).toHaveURL(/\/home$/)
})
