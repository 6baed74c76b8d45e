// @database both
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askStripe } from '../../adapters/payments/stripe/ask-stripe.ts'
import { readConfig } from '../../config.ts'
import { runNpm } from '../../testing/run-npm.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'
import { openStripeServer, type StripeServer } from '../../testing/stripe/stripe-server.ts'
import { examinePayments } from './examine-payments.ts'
import { wrong } from './finding.ts'

let stripe: StripeServer
let app: StaffApp
let owner: TestStaff
let settings: Record<string, string>
beforeAll(async () => {
  stripe = await openStripeServer()
  app = await openStaffApp(stripe.settings)
  owner = await app.newStaff('owner')
  await app.reauthenticate(owner)
  const { rows } = await app.database.execute('select current_database() as name')
  const onPostgres = process.env.UPBEAT_TEST_DATABASE === 'postgresql'
  const url = { DATABASE_URL: `${process.env.UPBEAT_TEST_POSTGRES}/${rows[0]?.name}` }
  settings = { ...stripe.settings, DATA_DIR: app.dataDir, ...(onPostgres && url) }
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

const examine = (changes: Record<string, string> = {}) => {
  const config = readConfig({ ...settings, ...changes })
  return examinePayments(config, askStripe(config))
}

it('SELL-01 the doctor tries the installation’s account and the clubs’, and names what their keys lack', async () => {
  const holder = stripe.openAccount({ id: 'acct_1Doctor', name: 'Pulse Ltd', country: 'GB', currency: 'gbp' }, 'live')
  expect((await app.studio('connectPaymentAccount', { as: owner, body: holder.keys })).status).toBe(200)
  const { code, text } = await runNpm(['doctor', '--', 'stripe'], settings)
  const lines = text.trim().split('\n')
  expect(lines).toEqual([
    'fine    STRIPE_*    acct_1Local: its keys may do all that is needed',
    'fine    pulse       acct_1Doctor: its keys may do all that is needed',
  ])
  expect(code).toBe(0)

  holder.withhold('rak_subscription_write', 'rak_invoice_read')
  holder.account.webhooks.clear()
  expect((await examine()).slice(1)).toEqual([
    wrong('pulse', 'may not read Invoices', 'Set Invoices to Read under Developers > API keys.'),
    wrong('pulse', 'may not write Subscriptions', 'Set Subscriptions to Write under Developers > API keys.'),
    wrong('pulse', 'its webhook was deleted or switched off', 'The club must enter its keys again.'),
  ])
  holder.revoke(holder.keys.secretKey)
  expect((await examine()).at(-1)).toEqual(
    wrong('pulse', 'Stripe doesn’t accept the secret key', 'Enter the key anew.'),
  )
  const other = { PAYMENT_KEY_SECRET: 'another secret than the server’s' }
  expect((await examine(other)).at(-1)?.message).toMatch(/^its key was sealed with another PAYMENT_KEY_SECRET/)
  const none = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' }
  expect((await examine(none))[0]).toMatchObject({ check: 'STRIPE_*', state: 'look' })
}, 60_000)
