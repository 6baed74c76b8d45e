import { expect, type Page } from '@playwright/test'
import { blankPictures } from './support/blank-pictures.ts'
import { expectNoViolationsOnBoth } from './support/phone-view.ts'
import { test } from './support/test.ts'

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send' })

test.beforeEach(({ page }) => blankPictures(page))

test('ROUTE-44 CONT-01 CONT-02 CONT-03 CONT-05 shows at each field what is missing, keeps the input when it can’t be sent, then sends it and clears the form', async ({
  page,
}) => {
  await page.goto('/contact')
  const support = page.getByRole('link', { name: 'support@pulse.example' })
  await expect(support).toHaveAttribute('href', 'mailto:support@pulse.example')
  await send(page).click()
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required')
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email address is required')
  await expectNoViolationsOnBoth(page)
  const message = { name: 'Ada', email: 'ada@example.org', message: 'When do you open?' }
  await field(page, 'Name').fill(message.name)
  await field(page, 'Email').fill('abc')
  await send(page).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await field(page, 'Email').fill(message.email)
  await send(page).click()
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Please enter a message')
  await expect(field(page, 'Message')).toBeFocused()

  await page.route('**/api/v2/contact', (route) => route.fulfill({ status: 500, json: { code: 500 } }))
  await field(page, 'Message').fill(message.message)
  await send(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Something went wrong. Please try again or contact us.')
  await expect(field(page, 'Message')).toHaveValue(message.message)
  await page.unroute('**/api/v2/contact')

  const reply = page.waitForResponse('**/api/v2/contact')
  await send(page).click()
  expect((await reply).status()).toBe(200)
  expect((await reply).request().postDataJSON()).toEqual(message)
  await expect(page.getByText('Your message is sent')).toBeVisible()
  for (const label of ['Name', 'Email', 'Message']) await expect(field(page, label)).toHaveValue('')
})
