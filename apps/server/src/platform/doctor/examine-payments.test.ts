// @database both
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askStripe } from '../../adapters/payments/stripe/ask-stripe.ts'
import { openStripePlatformIfSet } from '../../adapters/payments/stripe/load-stripe.ts'
import { readConfig } from '../../config.ts'
import { runNpm } from '../../testing/run-npm.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'
import { openStripeServer, type StripeServer } from '../../testing/stripe/stripe-server.ts'
import { examinePayments } from './examine-payments.ts'
import { fine, look, wrong } from './finding.ts'

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

const examine = async (changes: Record<string, string> = {}) => {
  const config = readConfig({ ...settings, ...changes })
  return examinePayments(config, askStripe(config), await openStripePlatformIfSet(config))
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

it('SELL-01 the doctor tries the platform and the accounts that it has made', async () => {
  await app.database.execute('delete from payment_account')
  const platform = stripe.openPlatform('live')
  await app.database.execute(
    `insert into linked_payment_account (tenant_id, account_id, mode, details_submitted, charges_enabled, due,
        connected_at, connected_by)
      select id, 'acct_1Linked1', 'live', false, false, '[]', now(), 'Olivia' from tenant where name = 'pulse'`,
  )
  expect((await examine()).at(-1)).toMatchObject({ check: 'pulse', state: 'wrong' })
  const of = (changes = {}) => examine({ ...platform.settings, ...changes })
  expect((await of()).slice(1)).toMatchObject([
    { check: 'STRIPE_CONNECT_*', state: 'wrong', message: expect.stringContaining('has no webhook') },
    wrong('pulse', 'its account doesn’t belong to the platform any more', 'The club must connect with Stripe again.'),
  ])
  platform.webhooks.push('https://classes.example/webhooks/stripe-connect')
  const config = readConfig({ ...settings, ...platform.settings })
  const opened = await openStripePlatformIfSet(config)
  await opened?.createAccount({ tenantId: 'pulse', email: 'owner@pulse.example', replaces: null })
  const [, connect, pulse] = await of({ PUBLIC_URL: 'https://classes.example', DEMO: 'on' })
  expect(connect).toEqual(fine('STRIPE_CONNECT_*', 'the platform makes accounts and is told of their payments'))
  const goOn = 'The club’s owner goes on in the studio’s settings.'
  const due = 'business_type, external_account, individual.verification.document, tos_acceptance.date'
  expect(pulse).toEqual(look('pulse', `acct_1Linked1: takes no charges (${due})`, goOn))
  platform.complete('acct_1Linked1')
  expect((await of()).at(-1)).toEqual(fine('pulse', 'acct_1Linked1: takes charges for the platform'))
  const wrongKey = { STRIPE_CONNECT_SECRET_KEY: platform.settings.STRIPE_CONNECT_SECRET_KEY.replace('Secret', 'Gone') }
  expect((await of(wrongKey))[1]?.message).toBe('Stripe doesn’t accept the platform’s secret key')
}, 60_000)
