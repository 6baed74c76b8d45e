import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { keptLog } from '../../testing/kept-log.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'
import type { StripeHolder } from '../../testing/stripe/stripe-holder.ts'
import { openStripeServer, type StripeServer } from '../../testing/stripe/stripe-server.ts'
import type { StripeEvent } from '../../testing/stripe/stripe-things.ts'

const { log, lines: logged } = keptLog()
let stripe: StripeServer
let app: StaffApp
let pulse: TestStaff
let harbour: TestStaff
let tempo: TestStaff
beforeAll(async () => {
  stripe = await openStripeServer()
  app = await openStaffApp({ ...stripe.settings, SIGN_UPS_PER_ADDRESS: '1000' }, log)
  pulse = await newOwner('pulse')
  harbour = await newOwner('harbour')
  tempo = await newOwner('tempo')
})
afterEach(async () => {
  await app.database.execute('delete from subscription where payment_account is not null')
  await app.database.execute('delete from payment_account')
  await app.database.execute('delete from limit_counter')
  await app.database.notify('payment_account_changed', '*')
  await expect.poll(async () => (await read(pulse)).account).toBeNull()
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

async function newOwner(tenant: string) {
  const owner = await app.newStaff('owner', tenant)
  await app.reauthenticate(owner)
  return owner
}
let accounts = 0
function newAccount(mode: 'test' | 'live' = 'live', own: { country?: string } = {}): StripeHolder {
  accounts += 1
  const profile = { id: `acct_1Test${accounts}`, name: `Account ${accounts}`, country: 'GB', currency: 'gbp', ...own }
  return stripe.openAccount(profile, mode)
}
const read = async (as: TestStaff) => (await app.studio('getPaymentAccount', { as })).body
const connect = (as: TestStaff, { keys }: Pick<StripeHolder, 'keys'>) =>
  app.studio('connectPaymentAccount', { as, body: keys })
const check = async (as: TestStaff) => (await app.studio('checkPaymentAccount', { as })).body.findings
const disconnect = (as: TestStaff) => app.studio('disconnectPaymentAccount', { as })

async function connected(as: TestStaff, mode: 'test' | 'live' = 'live') {
  const holder = newAccount(mode)
  expect((await connect(as, holder)).status).toBe(200)
  return holder
}
/** A refusal: its findings, and that nothing was stored or left at the provider. */
async function refusal(as: TestStaff, holder: Pick<StripeHolder, 'keys'>) {
  const before = await read(as)
  const { status, body } = await connect(as, holder)
  expect([status, body.code]).toEqual([409, 'paymentKeysRefused'])
  expect(await read(as)).toEqual(before)
  return body.findings
}
async function buy(as: string, tenant: string) {
  await app.make('prepareCard', { as })
  const body = { productId: `${tenant}-membership`, sourceToken: 'pm_card_visa', paymentMethod: 2 }
  return app.make('purchase', { as, body: { ...body, planId: `${tenant}-monthly` } })
}
async function bought(tenant: string) {
  const as = await app.newMember(tenant)
  expect((await buy(as, tenant)).status).toBe(201)
  return as
}
const stateOf = async (as: string) => (await app.make('listSubscriptions', { as })).body[0]
const idOf = async (name: string) => {
  const { rows } = await app.database.execute('select id from tenant where name = $1', [name])
  return String(rows[0]?.id)
}
async function post(path: string, event: StripeEvent, secret: string | undefined) {
  const { body: payload, headers } = stripe.signed(event, secret)
  return (await app.server.inject({ method: 'POST', url: path, payload, headers })).statusCode
}
function webhookOf({ account }: StripeHolder) {
  const [webhook, ...others] = [...account.webhooks.values()]
  expect(others).toEqual([])
  if (!webhook) throw new Error('No webhook is registered.')
  return { ...webhook, path: new URL(webhook.url).pathname }
}

describe('connecting an account', () => {
  it('SELL-01 shows the account and registers the webhook with the events that are listened to', async () => {
    expect(await read(pulse)).toEqual({ mode: 'live', otherwise: 'installation', platform: 'none', account: null })
    const holder = newAccount()
    const { body } = await connect(pulse, holder)
    expect(body.account).toMatchObject({
      id: holder.account.profile.id,
      name: holder.account.profile.name,
      mode: 'live',
      publishableKey: holder.keys.publishableKey,
      keyHint: 'cret',
      country: 'GB',
      currencies: ['EUR', 'GBP', 'USD'],
      connectedBy: 'Test owner',
      memberships: 0,
    })
    const webhook = webhookOf(holder)
    expect(webhook.url).toBe(`http://pulse.localhost:4000/webhooks/stripe/${await idOf('pulse')}`)
    expect(webhook.events).toContain('customer.subscription.updated')
    expect(body.account.webhookAddress).toBe(webhook.url)
    expect((await app.make('getPaymentProvider')).body).toEqual({
      provider: 'stripe',
      publishableKey: holder.keys.publishableKey,
    })
    expect(await check(pulse)).toEqual([])
    // The card form with which both keys were tried is closed again.
    expect([...holder.account.forms.values()].every((status) => status === 'canceled')).toBe(true)
  })

  it('SELL-01 neither stores, returns, logs nor records a key or webhook secret in readable form', async () => {
    const holder = newAccount()
    const replies = [await connect(pulse, holder), await app.studio('getPaymentAccount', { as: pulse })]
    const history = await app.studio('listAudit', { as: pulse, query: { objectKind: 'paymentAccount' } })
    const [entry] = history.body.entries
    expect(entry).toMatchObject({ action: 'paymentAccount.connected', objectName: holder.account.profile.name })
    expect(entry.after).toMatchObject({ keyHint: 'cret', secretKey: '[set]' })
    holder.withhold('rak_subscription_write')
    replies.push(await app.studio('checkPaymentAccount', { as: pulse }), await connect(pulse, holder))
    holder.revoke(holder.keys.secretKey)
    replies.push(await app.studio('checkPaymentAccount', { as: pulse }), await connect(pulse, holder))
    const { secret } = webhookOf(holder)
    const { rows } = await app.database.execute(
      `select table_name from information_schema.tables where table_schema in ('public', 'pgboss')`,
    )
    expect(rows.map(({ table_name }) => table_name)).toContain('payment_account')
    const schemas = await app.database.execute(
      `select table_schema || '."' || table_name || '"' as name from information_schema.tables
        where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    )
    const dump: string[] = []
    for (const { name } of schemas.rows) {
      const table = await app.database.execute(`select t::text as row from ${name} t`)
      dump.push(...table.rows.map(({ row }) => String(row)))
    }
    expect(dump.join('\n')).toContain(holder.keys.publishableKey)
    const all = JSON.stringify([replies, history, logged, dump])
    expect(all).not.toContain(holder.keys.secretKey)
    expect(all).not.toContain(secret)
    // Nothing in the database opens them: they were sealed with the file of the data folder.
    const { rows: secrets } = await app.database.execute('select name from secret')
    expect(secrets.map(({ name }) => name)).not.toContain('paymentKeys')
  })

  it('SELL-01 names each permission that the key lacks', async () => {
    const holder = newAccount()
    holder.withhold('rak_subscription_write', 'rak_plan_write', 'rak_invoice_read', 'rak_setup_intent_write')
    const missing = (resource: string, access: string) => ({ problem: 'permissionMissing', resource, access })
    expect(await refusal(pulse, holder)).toEqual([
      missing('SetupIntents', 'write'),
      missing('Invoices', 'read'),
      missing('Prices', 'write'),
      missing('Subscriptions', 'write'),
    ])
    holder.withhold('rak_webhook_write')
    expect(await refusal(pulse, holder)).toEqual([missing('Webhook Endpoints', 'write')])
    // Few restricted keys may read the account, and Stripe's refusal tells which it is.
    holder.withhold('rak_accounts_kyc_basic_read')
    const { body } = await connect(pulse, holder)
    expect(body.account).toMatchObject({ id: holder.account.profile.id, name: null, country: null, currencies: null })
  })

  it('SELL-01 refuses keys of the other mode, of two modes and of two accounts, and unknown keys', async () => {
    const [live, other, test] = [newAccount(), newAccount(), newAccount('test')]
    const { secretKey } = live.keys
    expect(await refusal(pulse, test)).toEqual([{ problem: 'testKeyInLiveClub' }])
    const two = { secretKey, publishableKey: test.keys.publishableKey }
    expect(await refusal(pulse, { keys: two })).toEqual([{ problem: 'keysOfTwoModes' }])
    const ofOther = { secretKey, publishableKey: other.keys.publishableKey }
    expect(await refusal(pulse, { keys: ofOther })).toEqual([{ problem: 'keysOfTwoAccounts' }])
    expect(await refusal(pulse, { keys: { ...live.keys, secretKey: 'rk_live_unknown' } })).toEqual([
      { problem: 'keyRefused' },
    ])
    expect(await refusal(pulse, { keys: { secretKey, publishableKey: 'pk_live_unknown' } })).toEqual([
      { problem: 'publishableKeyRefused' },
    ])
    expect(await refusal(tempo, live)).toEqual([{ problem: 'liveKeyInTestClub' }])
    expect((await connect(tempo, test)).body.account).toMatchObject({ mode: 'test' })
    expect(live.account.webhooks.size).toBe(0)
  })

  it('SELL-01 passes on why Stripe takes no cards for an account, or no webhook for this server', async () => {
    const holder = newAccount()
    const message = 'Your account cannot currently make live charges.'
    holder.refuse('POST /v1/setup_intents', message)
    expect(await refusal(pulse, holder)).toEqual([{ problem: 'requestRefused', detail: message }])
    holder.refuseNothing()
    holder.refuse('POST /v1/webhook_endpoints', 'Invalid URL: URL must be publicly accessible')
    const [finding] = await refusal(pulse, holder)
    expect(finding.problem).toBe('webhookRefused')
    expect(finding.detail).toMatch(/^http:\/\/pulse\.localhost.*publicly accessible$/)
  })

  it('SELL-01 refuses an account that another club uses, and leaves no webhook behind', async () => {
    const holder = await connected(pulse)
    expect(await refusal(harbour, holder)).toEqual([{ problem: 'accountTaken' }])
    expect(webhookOf(holder).path).toBe(`/webhooks/stripe/${await idOf('pulse')}`)
  })

  it('SELL-01 refuses another account while members pay at the one before, and says how many', async () => {
    const first = await connected(pulse)
    await bought('pulse')
    await bought('pulse')
    expect((await read(pulse)).account.memberships).toBe(2)
    expect(await refusal(pulse, newAccount())).toEqual([{ problem: 'membersElsewhere', count: 2 }])
    await disconnect(pulse)
    expect(await refusal(pulse, newAccount())).toEqual([{ problem: 'membersElsewhere', count: 2 }])
    expect((await connect(pulse, first)).status).toBe(200)
  })

  it('SELL-01 replaces the key of the same account and its webhook, and deletes the webhook when disconnected', async () => {
    const holder = await connected(pulse)
    const before = webhookOf(holder)
    expect((await connect(pulse, holder)).status).toBe(200)
    const after = webhookOf(holder)
    expect(after.id).not.toBe(before.id)
    expect((await disconnect(pulse)).body).toMatchObject({ account: null })
    expect(holder.account.webhooks.size).toBe(0)
    expect((await disconnect(pulse)).status).toBe(404)
    const { entries } = (await app.studio('listAudit', { as: pulse, query: { objectKind: 'paymentAccount' } })).body
    expect(entries.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
      'paymentAccount.disconnected',
      'paymentAccount.replaced',
    ])
    expect((await app.studio('undoChange', { as: pulse, params: { id: entries[0].id } })).status).toBe(409)
  })

  it('SELL-01 refuses a plan in a currency that the account can’t charge, if Stripe tells its currencies', async () => {
    const fields = { name: 'Gold', price: 9.99, period: { unit: 'month', count: 1 }, trialDays: 0, benefits: [] }
    const create = () => app.studio('createPlan', { as: pulse, body: { ...fields, currency: 'GBP' } })
    const silent = newAccount('live', { country: 'JP' })
    silent.withhold('rak_accounts_kyc_basic_read')
    await connect(pulse, silent)
    const { body: plan } = await create()
    silent.withhold()
    await connect(pulse, silent)
    const reply = await create()
    expect([reply.status, reply.body.code]).toEqual([409, 'currencyNotCharged'])
    const { tag, revision } = plan
    const change = { as: pulse, params: { tag }, body: { ...fields, price: 12, revision } }
    expect((await app.studio('savePlan', change)).body.code).toBe('currencyNotCharged')
    await disconnect(pulse)
    expect((await app.studio('savePlan', change)).status).toBe(200)
  })

  it('SELL-01 is the owner’s alone, with a fresh password', async () => {
    const holder = newAccount()
    const tired = await app.newStaff('owner')
    expect((await connect(tired, holder)).body.code).toBe('reauthenticationRequired')
    const manager = await app.newStaff('manager')
    await app.reauthenticate(manager)
    expect((await connect(manager, holder)).status).toBe(403)
    expect((await app.studio('getPaymentAccount', { as: manager })).status).toBe(403)
    expect((await connect(pulse, { keys: { secretKey: 'sk_live', publishableKey: '' } })).status).toBe(400)
  })
})

describe('two clubs on two accounts', () => {
  it('SELL-01 are paid at once, each into its own, though their objects have the same ids', async () => {
    const [ours, theirs] = [await connected(pulse), await connected(tempo, 'test')]
    const [one, other] = [await app.newMember('pulse'), await app.newMember('tempo')]
    const replies = await Promise.all([buy(one, 'pulse'), buy(other, 'tempo')])
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect([ours, theirs].map(({ account }) => account.subscriptions.size)).toEqual([1, 1])
    expect([...ours.account.subscriptions.keys()]).toEqual([...theirs.account.subscriptions.keys()])
    expect([...ours.account.customers.values()].map(({ email }) => email)).toEqual([one])
    expect([...theirs.account.customers.values()].map(({ email }) => email)).toEqual([other])
    expect(stripe.account.subscriptions.size).toBe(0)

    // An event about the id that both have changes only the club of its account.
    const [id = ''] = [...ours.account.subscriptions.keys()]
    ours.account.change(id, { anchorNow: false, cancelAtPeriodEnd: true })
    theirs.account.change(id, { anchorNow: false, cancelAtPeriodEnd: true })
    const webhook = webhookOf(ours)
    expect(await post(webhook.path, ours.events.at(-1) as StripeEvent, webhook.secret)).toBe(200)
    expect(await stateOf(one)).toMatchObject({ cancelAtPeriodEnd: true })
    expect(await stateOf(other)).toMatchObject({ cancelAtPeriodEnd: false })
    await app.advance(0)
    expect(await stateOf(other)).toMatchObject({ cancelAtPeriodEnd: true })
  })

  it('SELL-01 refuse each other’s events, and ignore what an account says of the other club', async () => {
    const [ours, theirs] = [await connected(pulse), await connected(tempo, 'test')]
    const as = await bought('pulse')
    await bought('tempo')
    const [own] = [...ours.account.subscriptions.values()]
    ours.account.cancel(own?.id ?? '')
    const event = ours.events.at(-1) as StripeEvent
    const [mine, others] = [webhookOf(ours), webhookOf(theirs)]
    // Signed by the other club's account, or for the installation's.
    expect(await post(mine.path, event, others.secret)).toBe(400)
    expect(await post(mine.path, event, undefined)).toBe(400)
    expect(await post('/webhooks/stripe', event, mine.secret)).toBe(400)
    expect(await post(`/webhooks/stripe/${await idOf('summit')}`, event, mine.secret)).toBe(404)
    // Properly signed by the other club, which names this one's membership.
    expect(await post(others.path, event, others.secret)).toBe(200)
    expect(await stateOf(as)).toMatchObject({ status: 'active' })
    // The other club's event of the same id doesn't make ours a repetition.
    expect(await post(mine.path, event, mine.secret)).toBe(200)
    expect(await stateOf(as)).toMatchObject({ status: 'canceled' })
  })

  it('SELL-01 keep memberships where they were bought', async () => {
    const as = await bought('pulse')
    expect(stripe.account.subscriptions.size).toBe(1)
    const holder = await connected(pulse)
    const [{ subscriptionTag: id }] = (await app.make('listSubscriptions', { as })).body
    expect((await app.make('cancelSubscription', { as, params: { id } })).body).toMatchObject({
      cancelAtPeriodEnd: true,
    })
    expect([...stripe.account.subscriptions.values()][0]).toMatchObject({ cancelAtPeriodEnd: true })
    // The member's customer at the installation's account isn't used at the club's.
    const later = await bought('pulse')
    const [{ subscriptionTag: own }] = (await app.make('listSubscriptions', { as: later })).body
    expect(holder.account.subscriptions.size).toBe(1)
    expect((await disconnect(pulse)).status).toBe(200)
    expect((await app.make('cancelSubscription', { as: later, params: { id: own } })).status).toBe(503)
    expect((await connect(pulse, holder)).status).toBe(200)
    expect((await app.make('cancelSubscription', { as: later, params: { id: own } })).status).toBe(200)
  })

  it('SELL-01 let a member buy elsewhere whose purchase was cut off by disconnecting', async () => {
    const as = await app.newMember()
    await app.database.execute(
      `insert into purchase_attempt (tenant_id, member_id, id, provider, payment_account, plan_tag, source_token, started_at)
        select tenant_id, id, id, 'stripe', 'acct_1Gone', 'pulse-monthly', 'pm_card_visa', $2 from member where email = $1`,
      [as, new Date(stripe.now() * 1000)],
    )
    stripe.advance(200)
    await app.advance(200)
    expect((await buy(as, 'pulse')).status).toBe(201)
  })

  it('SELL-01 take no money with an account of the other mode', async () => {
    await connected(pulse)
    const setMode = async (mode: string) => {
      await app.database.execute(`update tenant set config = config || $1 where name = 'pulse'`, [
        JSON.stringify({ webMode: mode }),
      ])
      await app.database.notify('tenant_changed', 'pulse')
    }
    await setMode('test')
    await expect.poll(async () => (await app.make('getPaymentProvider')).status).toBe(503)
    expect(await check(pulse)).toEqual([{ problem: 'liveKeyInTestClub' }])
    await setMode('live')
    await expect.poll(async () => (await app.make('getPaymentProvider')).status).toBe(200)
  })
})

describe('a connected key that stops working', () => {
  it('SELL-01 is shown with what it lacks, and members get the usual failure', async () => {
    const holder = await connected(pulse)
    holder.withhold('rak_subscription_write')
    expect(await check(pulse)).toEqual([{ problem: 'permissionMissing', resource: 'Subscriptions', access: 'write' }])
    const as = await app.newMember()
    const reply = await buy(as, 'pulse')
    expect([reply.status, JSON.stringify(reply.body).includes('rak_')]).toEqual([503, false])
    holder.withhold()
    expect((await buy(as, 'pulse')).status).toBe(201)

    const { id, url } = webhookOf(holder)
    holder.account.webhooks.delete(id)
    expect(await check(pulse)).toEqual([{ problem: 'webhookMissing', detail: url }])
    holder.revoke(holder.keys.secretKey)
    expect(await check(pulse)).toEqual([{ problem: 'keyRefused' }])
    // The other clubs are still reconciled.
    await app.advance(0)
    expect((await disconnect(pulse)).status).toBe(200)
  })

  it('SELL-01 can’t be opened with another secret, and can be connected again', async () => {
    const holder = await connected(pulse)
    await app.database.execute(`update payment_account set sealed_secret_key = 'sealed elsewhere'`)
    await app.database.notify('payment_account_changed', '*')
    await expect.poll(async () => (await app.make('getPaymentProvider')).status).toBe(503)
    expect(await check(pulse)).toEqual([{ problem: 'unsealable' }])
    expect((await connect(pulse, holder)).status).toBe(200)
    expect((await app.make('getPaymentProvider')).status).toBe(200)
  })

  it('SELL-01 isn’t taken for a wrong one while Stripe doesn’t answer', async () => {
    const holder = newAccount()
    stripe.beSilent(100)
    expect(await refusal(pulse, holder)).toMatchObject([{ problem: 'unreachable' }])
    stripe.beSilent(0)
    expect((await connect(pulse, holder)).status).toBe(200)
  }, 30_000)
})
