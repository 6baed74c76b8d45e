import { expect, type Page, test } from '@playwright/test'
import { blankPictures } from './support/blank-pictures.ts'
import { expectNoViolationsOnBoth } from './support/phone-view.ts'

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send' })

test.beforeEach(({ page }) => blankPictures(page))

test('ROUTE-44 CONT-02 CONT-03 CONT-05 shows at each field what is missing', async ({ page }) => {
  await page.goto('/contact')
  await send(page).click()
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required')
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email address is required')
  await expectNoViolationsOnBoth(page)
  await field(page, 'Name').fill('Ada')
  await field(page, 'Email').fill('abc')
  await send(page).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await field(page, 'Email').fill('ada@example.org')
  await send(page).click()
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Please enter a message')
  await expect(field(page, 'Message')).toBeFocused()
})

test('CONT-01 sends name, email and message, confirms it and clears the form, and shows the club’s support address', async ({
  page,
}) => {
  await page.goto('/contact')
  const support = page.getByRole('link', { name: 'support@pulse.example' })
  await expect(support).toHaveAttribute('href', 'mailto:support@pulse.example')
  const message = { name: 'Ada', email: 'ada@example.org', message: 'When do you open?' }
  await field(page, 'Name').fill(message.name)
  await field(page, 'Email').fill(message.email)
  await field(page, 'Message').fill(message.message)
  const reply = page.waitForResponse('**/api/v2/contact')
  await send(page).click()
  expect((await reply).status()).toBe(200)
  expect((await reply).request().postDataJSON()).toEqual(message)
  await expect(page.getByText('Your message is sent')).toBeVisible()
  for (const label of ['Name', 'Email', 'Message']) await expect(field(page, label)).toHaveValue('')
})

test('keeps the input when it can’t be sent', async ({ page }) => {
  await page.route('**/api/v2/contact', (route) => route.fulfill({ status: 500, json: { code: 500 } }))
  await page.goto('/contact')
  await field(page, 'Name').fill('Ada')
  await field(page, 'Email').fill('ada@example.org')
  await field(page, 'Message').fill('When do you open?')
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again or contact us.')
  await expect(field(page, 'Message')).toHaveValue('When do you open?')
})
