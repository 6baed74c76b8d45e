import { expect, type Page } from '@playwright/test'
import { alterReply } from './support/alter-reply.ts'
import { callApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { newMember, openAs } from './support/new-member.ts'
import { expectAfterRetries } from './support/past-retries.ts'
import { test } from './support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'We’ve updated our terms' })
const recent = '/user/classes/recent'

test.beforeEach(({ page }) => blankPictures(page))

test('CONS-01 CONS-02 CONS-03 CONS-05 CONS-08 covers every page until the latest terms are accepted, if the club requires that', async ({
  page,
}) => {
  await test.step('a club that doesn’t require acceptance shows no dialog', async () => {
    await alterReply(page, `**${recent}`, (body) => body.replace('"showTncAccepted":true', '"showTncAccepted":false'))
    await openAs(page, await newMember({ acceptTerms: false }), recent)
    await expect(page.getByText('No recent activity')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await page.unroute(`**${recent}`)
  })
  for (const path of ['/home', '/contact', recent]) {
    await page.goto(path)
    await expect(dialog(page)).toBeVisible()
  }
  await expect(dialog(page).getByRole('heading', { name: 'Training safely' })).toBeVisible()
  await expectNoViolations(page)
  await test.step('the terms stay open if the answer can’t be saved', async () => {
    await page.route('**/api/v2/users/consents', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { code: 500 } }) : route.continue(),
    )
    await dialog(page).getByRole('button', { name: 'Accept' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveText('Something went wrong. Please try again or contact us.')
    await page.unroute('**/api/v2/users/consents')
  })
  const answer = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/users/consents'),
  )
  await dialog(page).getByRole('button', { name: 'Accept' }).click()
  expect((await answer).postDataJSON()).toMatchObject({ Action: 2 })
  await expect(dialog(page)).toHaveCount(0)
  await test.step('a member who accepted an older version is asked again', async () => {
    await alterReply(page, '**/api/v2/users/consents', (body) => body.replace('"version":"2"', '"version":"3"'))
    await page.reload()
    await expect(dialog(page)).toBeVisible()
    await page.unroute('**/api/v2/users/consents')
  })
  const known = page.waitForResponse('**/api/v2/users/consents')
  await page.goto(recent)
  await known
  await expect(page.getByText('No recent activity')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test('CONS-01 says on the page that the terms can’t be loaded, and shows them once they can', async ({ page }) => {
  const answers = '**/api/v2/users/consents'
  await page.route(answers, (route) => route.abort())
  await page.clock.install()
  await openAs(page, await newMember({ acceptTerms: false }), recent)
  const unknown = page.getByRole('status').filter({ hasText: 'The terms could not be loaded' })
  await expectAfterRetries(page, unknown)
  await expectNoViolations(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('No recent activity')).toBeVisible()
  const again = unknown.getByRole('button', { name: 'Try again' })
  // Not while a failing call is under way.
  await expect(again).toBeEnabled()
  await page.unroute(answers)
  await again.click()
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Accept' }).click()
  await expect(dialog(page)).toHaveCount(0)
})

test('CONS-01 can’t be bypassed by keys or addresses, and lets a member log out instead of accepting', async ({
  page,
}) => {
  await openAs(page, await newMember({ acceptTerms: false }), '/home')
  await expect(dialog(page)).toBeVisible()
  for (const key of ['Escape', 'Escape', 'F6', 'Alt+ArrowLeft', 'Alt+ArrowRight', 'Control+Enter']) {
    await page.keyboard.press(key)
    await expect(dialog(page)).toBeVisible()
  }
  // Focus stays inside the dialog.
  const isInside = () => dialog(page).evaluate((element) => element.contains(document.activeElement))
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let times = 0; times < 5; times += 1) {
      await page.keyboard.press(key)
      await expect.poll(isInside).toBe(true)
    }
  }
  await page.mouse.click(4, 4)
  await expect(dialog(page)).toBeVisible()
  const behind = page.getByRole('link', { name: 'Classes', includeHidden: true }).first()
  await expect(behind.click({ timeout: 500 })).rejects.toThrow()
  for (const path of ['/', '/classes/search', '/subscribe', '/tc', '/HOME/', '/nowhere']) {
    await page.goto(path)
    await expect(dialog(page), path).toBeVisible()
  }
  // Neither can the browser's Back button or a navigation within the page.
  await page.goBack()
  await expect(dialog(page)).toBeVisible()
  await page.evaluate(() => {
    history.pushState(null, '', '/home')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL(/\/home$/)
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('link', { name: 'Log Out' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(dialog(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('ROUTE-45 CONS-06 CONS-07 shows the terms to everyone, as the club wrote them, in the page’s language, and requires the box before Proceed', async ({
  page,
}) => {
  await page.goto('/tc')
  const [terms] = (await callApi('listConsents', { query: { languageCode: 'en-gb' } })).filter(
    ({ policy }) => policy === 'tnc',
  )
  const text = await page.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return body.textContent
  }, terms?.policyHtml ?? '')
  await expect(page.locator('[data-terms]')).toHaveText(text ?? '')
  const language = page.getByRole('contentinfo').getByRole('combobox')
  const fetched = page.waitForRequest((request) => request.url().includes('/api/v2/consents?languageCode=th'))
  await language.scrollIntoViewIfNeeded()
  await language.selectOption('th')
  await fetched
  await language.selectOption('en-gb')
  await page.getByRole('button', { name: 'Proceed' }).click()
  const box = page.getByLabel('I have read and accept the terms')
  await expect(box).toHaveAccessibleDescription('You must accept the terms to proceed')
  await expect(box).toBeFocused()
  await expectNoViolations(page)
  await box.check()
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page).toHaveURL(/\/home$/)
})
