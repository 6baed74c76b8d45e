import { expect, type Page, test } from '@playwright/test'
import { alterReply } from './support/alter-reply.ts'
import { callApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { newMember, openAs } from './support/new-member.ts'
import { expectAfterRetries } from './support/past-retries.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'We’ve updated our terms' })
const recent = '/user/classes/recent'

test.beforeEach(({ page }) => blankPictures(page))

test('CONS-01 CONS-02 CONS-03 CONS-05 CONS-08 stands before every page until the latest terms are accepted, where the club checks', async ({
  page,
}) => {
  await test.step('a club that does not check asks nobody', async () => {
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
  await test.step('an answer that could not be saved keeps the terms up', async () => {
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
  await test.step('who accepted an older version is asked again', async () => {
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

test('CONS-01 says on the page that the terms could not be loaded, and asks for them once they are', async ({
  page,
}) => {
  const answers = '**/api/v2/users/consents'
  await page.route(answers, (route) => route.abort())
  await page.clock.install()
  await openAs(page, await newMember({ acceptTerms: false }), recent)
  const unknown = page.getByRole('status').filter({ hasText: 'The terms could not be loaded' })
  await expectAfterRetries(page, unknown)
  await expectNoViolations(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('No recent activity')).toBeVisible()
  await page.unroute(answers)
  await unknown.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Accept' }).click()
  await expect(dialog(page)).toHaveCount(0)
})

test('CONS-01 is slipped past neither by keys nor by addresses, and lets out who does not accept', async ({ page }) => {
  await openAs(page, await newMember({ acceptTerms: false }), '/home')
  await expect(dialog(page)).toBeVisible()
  for (const key of ['Escape', 'Escape', 'F6', 'Alt+ArrowLeft', 'Alt+ArrowRight', 'Control+Enter']) {
    await page.keyboard.press(key)
    await expect(dialog(page)).toBeVisible()
  }
  // Round and round the focus stays inside.
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
  await expect(behind.click({ timeout: 1500 })).rejects.toThrow()
  const addresses = [
    '/',
    '/classes/search',
    '/connect/schedule',
    '/user/account',
    '/subscribe',
    '/tc',
    '/HOME/',
    '/nowhere',
  ]
  for (const path of addresses) {
    await page.goto(path)
    await expect(dialog(page), path).toBeVisible()
  }
  // Nor by the browser's own ways: back, and an address that the page itself goes to.
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

test('ROUTE-45 CONS-06 CONS-07 shows the terms to everybody, as the club wrote them, in the language of the page, and wants the box ticked before going on', async ({
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
  await expectNoViolations(page)
  const language = page.getByRole('contentinfo').getByRole('combobox')
  const fetched = page.waitForRequest((request) => request.url().includes('/api/v2/consents?languageCode=th'))
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
