import { expect, type Page } from '@playwright/test'
import { callApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { serveStripeScript, startLocalStripe } from './support/local-stripe.ts'
import { type OwnServer, startOwnServer } from './support/own-server.ts'
import { test } from './support/test.ts'

let server: OwnServer
let stripe: Awaited<ReturnType<typeof startLocalStripe>>
test.beforeAll(async () => {
  stripe = await startLocalStripe()
  server = await startOwnServer(stripe.settings)
})
test.afterAll(async () => {
  await server.close()
  await stripe.close()
})

const main = (page: Page) => page.getByRole('main')
const card = (page: Page) => main(page).getByLabel(/^Card of pk_test_local/)
const pay = (page: Page) => main(page).getByRole('button', { name: /^Pay / })

async function checkOut(page: Page, email: string) {
  await serveStripeScript(page)
  await server.openAs(page, email, '/subscribe')
  await main(page).getByRole('button', { name: 'Choose Annually' }).click()
  await expect(card(page)).toBeVisible()
}

test.beforeEach(({ page }) => blankPictures(page))

test('SUB-40 takes the card in Stripe’s own form, loaded only at checkout, and charges it once', async ({ page }) => {
  const email = await server.newMember()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('js.stripe.com')) scripts.push(new URL(page.url()).pathname)
  })
  await serveStripeScript(page)
  await server.openAs(page, email, '/subscribe')
  await expect(main(page).getByRole('listitem')).toHaveCount(3)
  expect(scripts).toEqual([])
  await checkOut(page, email)
  expect(scripts).toEqual(['/subscribe/CheckOut'])
  await expectNoViolations(page, { within: 'main' })
  await pay(page).click()
  await expect(pay(page)).toBeEnabled()
  await card(page).fill('pm_card_visa')
  await pay(page).dblclick()
  await expect(page).toHaveURL(/\/success$/)
  const { token } = await server.signIn(email)
  const { subscriptions, invoices } = await callApi('downloadData', { origin: server.origin, token })
  expect([subscriptions.length, invoices.length]).toEqual([1, 1])
  expect(JSON.stringify(subscriptions)).toContain('"source":"stripe"')
})

test('shows the messages of Stripe and the bank at the card, and accepts another card', async ({ page }) => {
  await checkOut(page, await server.newMember())
  await card(page).fill('pm_card_authenticationRequired')
  await pay(page).click()
  await expect(main(page).getByText('We are unable to authenticate your card.')).toBeVisible()
  await expect(card(page)).toBeFocused()
  await card(page).fill('pm_card_chargeDeclined')
  await pay(page).click()
  await expect(main(page).getByText('Your card was declined.')).toBeVisible()
  await card(page).fill('pm_card_visa')
  await pay(page).click()
  await expect(page).toHaveURL(/\/success$/)
})
