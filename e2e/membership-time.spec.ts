import { expect, type Page } from '@playwright/test'
import { callApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { openInApp } from './support/open-in-app.ts'
import { type OwnServer, startOwnServer } from './support/own-server.ts'
import { callStudio } from './support/sign-in-staff.ts'
import { demoPassword } from './support/tenants.ts'
import { test } from './support/test.ts'

// These tests advance the clock by months, so they have their own server and run one after the other.
test.describe.configure({ mode: 'serial' })
let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer()
})
test.afterAll(() => server.close())

const section = (page: Page) => page.getByRole('region', { name: 'Subscription' })
const cards = { good: '4242424242424242', fails: '4000000000000341' }

const showAccount = (page: Page, email: string) => server.openAs(page, email, '/user/account')

async function pay(page: Page, number: string) {
  await page.getByLabel('Card number').pressSequentially(number)
  await page.getByLabel('Expiry date').pressSequentially('1249')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page).toHaveURL(/\/success$/)
}

const firstClass = async (token: string) => {
  const { items } = await callApi('searchClasses', { origin: server.origin, token, params: {}, body: { take: 1 } })
  return items[0]?.tag ?? ''
}

/** Whether the server gives this member a stream. */
async function mayWatch(email: string): Promise<boolean> {
  const { token } = await server.signIn(email)
  const params = { tag: await firstClass(token) }
  return (await callApi('getClass', { origin: server.origin, token, params })).alternateLink !== ''
}

test.beforeEach(({ page }) => blankPictures(page))

test('SUB-19 a trial starts without a card and ends, and with it access to classes', async ({ page }) => {
  const email = await server.newMember()
  await server.openAs(page, email, '/subscribe')
  await page.getByRole('main').getByRole('button', { name: 'Start free trial' }).click()
  await expect(page).toHaveURL(/\/success$/)
  await page.getByRole('main').getByRole('link', { name: 'Go to your account' }).click()
  await expect(section(page)).toContainText(/Your free trial is active until/)
  expect(await mayWatch(email)).toBe(true)
  await server.advance(14.1)
  await showAccount(page, email)
  await expect(section(page)).toContainText('You have no active subscription')
  await expectNoViolations(page, { within: 'main' })
  expect(await mayWatch(email)).toBe(false)
})

test('a code’s free access expires', async ({ page }) => {
  const email = await server.newMember('harbour')
  await server.openAs(page, email, '/user/account', 'harbour')
  await section(page).getByRole('button', { name: 'Enter Code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter your access code' })
  await dialog.getByLabel('Access code').fill(' harbour ')
  await dialog.getByRole('button', { name: 'Get Access' }).click()
  await expect(section(page)).toContainText(/You have free access until/)
  await server.advance(91)
  await server.openAs(page, email, '/user/account', 'harbour')
  await expect(section(page)).toContainText(/free access code expired/i)
  await expect(section(page).getByRole('button', { name: 'Enter Code' })).toBeVisible()
  await expectNoViolations(page, { within: 'main' })
})

test('another card after a failed renewal restores the membership at once; the member pauses it, sees when it goes on, and continues early', async ({
  page,
}) => {
  const email = await server.newMember()
  await server.openAs(page, email, '/subscribe')
  await page.getByRole('main').getByRole('button', { name: 'Skip the trial and pay now' }).click()
  await pay(page, cards.fails)
  await advanceTo(Date.parse(await nextInvoiceOf(email)) + 3_600_000)

  await test.step('another card', async () => {
    await showAccount(page, email)
    await expect(section(page)).toContainText(/Your last payment did not go through\s*We will try again on/)
    await expectNoViolations(page, { within: 'main' })
    await section(page).getByRole('button', { name: 'Cancel subscription' }).click()
    const dialog = page.getByRole('dialog', { name: 'End your membership?' })
    await expect(dialog).toContainText('It ends at once. You won’t be charged again.')
    await dialog.getByRole('button', { name: 'No' }).click()
    await openInApp(page, '/subscribe')
    await expect(page.getByRole('main').getByRole('button', { name: 'Use another card' })).toBeVisible()
    await page.goBack()
    await section(page).getByRole('button', { name: 'Use another card' }).click()
    await pay(page, cards.good)
    await allowPauses(page)
    await showAccount(page, email)
    await expect(section(page)).toContainText(/Monthly[\s\S]*Last invoice\s*£9\.99/)
    await expect(section(page)).not.toContainText('did not go through')
    expect(await mayWatch(email)).toBe(true)
  })

  await test.step('a pause', async () => {
    await section(page).getByRole('button', { name: 'Pause' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pause your membership?' })
    await expect(dialog).toContainText(/From \d\d\.\d\d\.\d{4} you can’t watch and aren’t charged/)
    await expectNoViolations(page, { within: '[role=dialog]' })
    await dialog.getByRole('button', { name: 'Pause' }).click()
    await expect(section(page)).toContainText(/Your membership pauses on \d\d\.\d\d\.\d{4}/)
    const paused = (await subscriptionsOf(email)).find(({ pausedFrom }) => pausedFrom)
    expect(await mayWatch(email)).toBe(true)
    await advanceTo(Date.parse(paused?.pausedFrom ?? '') + 3_600_000)
    expect(await mayWatch(email)).toBe(false)
    await showAccount(page, email)
    await expect(section(page)).toContainText(/Your membership is paused until \d\d\.\d\d\.\d{4}/)
    await expectNoViolations(page, { within: 'main' })
    await section(page).getByRole('button', { name: 'Continue now' }).click()
    const resuming = page.getByRole('dialog', { name: 'Resume your subscription?' })
    await expect(resuming).toContainText('£9.99')
    await resuming.getByRole('button', { name: 'Continue now' }).click()
    await expect(section(page)).not.toContainText('is paused')
    await expect(section(page).getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
    expect(await mayWatch(email)).toBe(true)
  })
})

/** Leaves the page at the server's health probe, signed in to the studio as the club's owner. */
async function allowPauses(page: Page) {
  await page.goto(server.url('/healthz'))
  await callStudio(page, 'POST', '/session', { email: 'owner@pulse.example', password: demoPassword })
  await callStudio(page, 'PUT', '/settings/settings.memberPauses', { value: 'anyTime' })
}

async function nextInvoiceOf(email: string): Promise<string> {
  return (await subscriptionsOf(email))[0]?.nextInvoiceDate ?? ''
}

async function subscriptionsOf(email: string) {
  const { token } = await server.signIn(email)
  return callApi('listSubscriptions', { origin: server.origin, token })
}

async function advanceTo(moment: number) {
  const reply = await fetch(`${server.origin}/demo/clock`)
  const { now } = (await reply.json()) as { now: string }
  await server.advance((moment - Date.parse(now)) / 86_400_000)
}
