import { expect, type Page } from '@playwright/test'
import { alterReply } from './support/alter-reply.ts'
import { callApi, signInByApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { signIn } from './support/sign-in.ts'
import { demoPassword } from './support/tenants.ts'
import { test } from './support/test.ts'

const payments = '**/api/v2/payments'
const main = (page: Page) => page.getByRole('main')
const pay = (page: Page) => main(page).getByRole('button', { name: /^Pay / })
const cardNumber = (page: Page) => page.getByLabel('Card number')

/** A member of this test alone: other tests must not see the purchase. */
async function newMember(): Promise<string> {
  const emailAddress = `buyer-${crypto.randomUUID()}@pulse.example`
  const applicationProfile = { emailAddress, passwordHash: demoPassword, countryCode: 'gb' as const }
  await callApi('signUp', {
    body: { userDetail: { applicationProfile }, emailPassword: false, thirdPartyUserId: '', skipConsent: true },
  })
  const { token } = await signInByApi(emailAddress)
  const consents = await callApi('listConsents', { token, query: { languageCode: 'en-gb' } })
  for (const { consentTag } of consents) {
    if (consentTag) await callApi('answerConsent', { token, body: { ConsentTag: consentTag, Action: 2 } })
  }
  return emailAddress
}

async function fillCard(page: Page, number = '4242424242424242') {
  await cardNumber(page).pressSequentially(number)
  await page.getByLabel('Expiry date').pressSequentially('1231')
  await page.getByLabel('CVC').fill('123')
}

async function choose(page: Page, plan: string) {
  await page.goto('/subscribe')
  await main(page)
    .getByRole('button', { name: `Choose ${plan}` })
    .click()
  await expect(page).toHaveURL(/\/subscribe\/CheckOut$/)
  await expect(cardNumber(page)).toBeVisible()
}

test.beforeEach(({ page }) => blankPictures(page))

test('ROUTE-22 lists the plans with price and trial, also at the checkout if none is chosen', async ({ page }) => {
  await signIn(page, 'nosub@pulse.example')
  await page.goto('/subscribe/CheckOut')
  await expect(page).toHaveURL(/\/subscribe$/)
  const plans = main(page).getByRole('listitem')
  await expect(plans).toHaveCount(3)
  await expect(plans.nth(0)).toContainText(/Monthly.*14 days free.*£9\.99.*Start free trial/s)
  await expect(plans.nth(2)).toContainText(/Annually.*£79\.99.*per year.*£6\.67 per month/s)
  const tops = await Promise.all(
    ['Start free trial', 'Choose Quarterly', 'Choose Annually'].map(async (name) => {
      return Math.round((await main(page).getByRole('button', { name }).boundingBox())?.y ?? 0)
    }),
  )
  if (test.info().project.name === 'desktop') expect(new Set(tops).size).toBe(1)
  await expectNoViolations(page, { within: 'main' })
})

test('ROUTE-23 ROUTE-24 SUB-15 SUB-16 SUB-36 takes a member from the plan through payment to the confirmation', async ({
  page,
}) => {
  await signIn(page, await newMember())
  await choose(page, 'Annually')
  await expect(main(page).getByText('Total today')).toBeVisible()
  await expectNoViolations(page, { within: 'main' })
  await fillCard(page)
  const bought = page.waitForRequest(`${payments}/purchase`)
  const reloaded = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().endsWith('/payments/subscriptions'),
  )
  await pay(page).dblclick()
  const body = (await bought).postDataJSON()
  expect(body).toMatchObject({ planId: 'pulse-annually', productId: 'pulse-membership', paymentMethod: 2 })
  expect(body).not.toHaveProperty('DiscountCode')
  await reloaded
  const notice = page.getByText('subscription purchased')
  await expect(notice).toBeVisible()
  // The text keeps its lower case and is displayed with a capital (D-21).
  const capital = await notice.evaluate((text) => getComputedStyle(text, '::first-letter').textTransform)
  expect(capital).toBe('uppercase')
  await expect(page).toHaveURL(/\/success$/)
  await main(page).getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('ERR-21 ERR-18 ERR-19 ERR-20 shows at each field what is wrong with a card or a code, what the bank said, and that there is a subscription already; keeps the input, and fits a narrow phone', async ({
  page,
}) => {
  const email = await newMember()
  await signIn(page, email)
  await choose(page, 'Quarterly')
  await pay(page).click()
  await expect(cardNumber(page)).toBeFocused()
  await expect(cardNumber(page)).toHaveAccessibleDescription('Check your card number')
  await expect(page.getByLabel('CVC')).toHaveAccessibleDescription('Enter the 3 or 4 digits')
  await expectNoViolations(page, { within: 'main' })
  await fillCard(page, '4000000000000002')
  await pay(page).click()
  await expect(cardNumber(page)).toHaveAccessibleDescription('Your card was declined.')
  await expect(cardNumber(page)).toHaveValue('4000 0000 0000 0002')
  await expect(page.getByLabel('Expiry date')).toHaveValue('12 / 31')
  await expect(page.getByLabel('CVC')).toHaveValue('123')
  await page.route(`${payments}/purchase`, (route) => route.fulfill({ status: 500, json: { code: 500, message: '' } }))
  const reply = page.waitForResponse(`${payments}/purchase`)
  await pay(page).click()
  await reply
  await expect(pay(page)).toBeEnabled()
  await expect(main(page).getByRole('alert')).toHaveText('')
  await page.unroute(`${payments}/purchase`)

  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const refuse = (code: number, message: string) =>
    page.route(`${payments}/purchase`, (route) => route.fulfill({ status: 409, json: { code, message } }))
  for (const [code, message] of [
    [1032, 'discount code already used'],
    [1019, 'invalid coupon'],
  ] as const) {
    await refuse(code, message)
    await pay(page).click()
    await expect(page.getByLabel('Discount code')).toHaveAccessibleDescription(message)
    await expect(page.getByLabel('Discount code')).toBeFocused()
    await page.unroute(`${payments}/purchase`)
  }

  const { token } = await signInByApi(email)
  await callApi('createSubscription', { token, body: { planId: 'pulse-monthly', productId: 'pulse-membership' } })
  await refuse(409, 'x')
  await pay(page).click()
  await expect(main(page).getByRole('alert')).toHaveText('already active subscription')
})

test('SUB-20 SUB-21 SUB-23 SUB-24 rejects invalid discount codes, applies a valid one and removes it; has no field for them if the club accepts none', async ({
  page,
}) => {
  await signIn(page, 'nosub@pulse.example')
  await choose(page, 'Annually')
  const code = page.getByLabel('Discount code')
  const apply = main(page).getByRole('button', { name: 'Apply' })
  await code.fill('NOPE')
  await apply.click()
  await expect(code).toHaveAccessibleDescription('invalid coupon')
  await code.fill('USED10')
  await apply.click()
  await expect(code).toHaveAccessibleDescription('This code has already been used')
  await code.fill('welcome20')
  await apply.click()
  await expect(main(page).getByText('WELCOME20')).toBeVisible()
  await expect(pay(page)).toHaveText('Pay £63.99')
  await page.reload()
  await expect(main(page).getByText('WELCOME20')).toBeVisible()
  await expect(pay(page)).toHaveText('Pay £63.99')
  // The discount lasts three months, and the plan renews after twelve.
  await expect(main(page)).toContainText(/20% off until \d\d\.\d\d\.\d{4}[\s\S]*Renews on \d\d\.\d\d\.\d{4}\s*£79\.99/)
  await expectNoViolations(page, { within: 'main' })
  await main(page).getByRole('button', { name: 'Remove' }).click()
  await expect(pay(page)).toHaveText('Pay £79.99')
  await expect(code).toBeVisible()

  await alterReply(page, '**/subscribe/CheckOut', (body) =>
    body.replace('"showDiscountTextField":true', '"showDiscountTextField":false'),
  )
  await page.reload()
  await expect(pay(page)).toHaveText('Pay £79.99')
  await expect(code).toHaveCount(0)
})

test('ERR-33 reports a lost purchase, and buys once on retry', async ({ page }) => {
  await signIn(page, await newMember())
  await choose(page, 'Annually')
  await fillCard(page)
  const sent: string[] = []
  await page.route(`${payments}/purchase`, async (route) => {
    sent.push(route.request().postData() ?? '')
    // The request reaches the server, but its reply is lost.
    if (sent.length === 1) {
      const url = route.request().url().replace('pulse.localhost', '127.0.0.1')
      await route.fetch({ url })
      return route.abort()
    }
    return route.continue()
  })
  await pay(page).click()
  await expect(main(page).getByRole('alert')).toHaveText('Network error')
  await expect(cardNumber(page)).toHaveValue('4242 4242 4242 4242')
  await pay(page).click()
  await expect(page).toHaveURL(/\/success$/)
  expect(new Set(sent).size).toBe(1)
  await page.goto('/user/account')
  await expect(page.getByRole('region', { name: 'Subscription' })).toContainText(/Last invoice\s*£79\.99/)
})
