import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { keptLog } from '../../testing/kept-log.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'
import type { StripePlatform } from '../../testing/stripe/stripe-platform.ts'
import { openStripeServer, type StripeServer } from '../../testing/stripe/stripe-server.ts'
import type { StripeEvent } from '../../testing/stripe/stripe-things.ts'

const { log, lines: logged } = keptLog()
let stripe: StripeServer
let platform: StripePlatform
let app: StaffApp
let pulse: TestStaff
let mono: TestStaff
let tempo: TestStaff
beforeAll(async () => {
  stripe = await openStripeServer()
  platform = stripe.openPlatform('live')
  app = await openStaffApp({ ...stripe.settings, ...platform.settings, SIGN_UPS_PER_ADDRESS: '1000' }, log)
  pulse = await newOwner('pulse')
  mono = await newOwner('mono')
  tempo = await newOwner('tempo')
})
afterEach(async () => {
  await app.database.execute('delete from subscription where payment_account is not null')
  await app.database.execute('delete from payment_account')
  await app.database.execute('delete from linked_payment_account')
  await app.database.execute('delete from limit_counter')
  await app.database.notify('payment_account_changed', '*')
  // The next account is another one, as Stripe's idempotency keys would end.
  pulse = await newOwner('pulse')
  mono = await newOwner('mono')
  tempo = await newOwner('tempo')
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
const read = async (as: TestStaff) => (await app.studio('getPaymentAccount', { as })).body
const link = (as: TestStaff) => app.studio('linkPaymentAccount', { as })
const check = async (as: TestStaff) => (await app.studio('checkPaymentAccount', { as })).body.findings
const disconnect = (as: TestStaff) => app.studio('disconnectPaymentAccount', { as })
const historyOf = async (as: TestStaff) =>
  (await app.studio('listAudit', { as, query: { objectKind: 'paymentAccount' } })).body.entries

async function send(event: StripeEvent, { secret = 'whsec_platform', at = stripe.now() } = {}) {
  const { body: payload, headers } = stripe.signed(event, secret, at)
  return (await app.server.inject({ method: 'POST', url: '/webhooks/stripe-connect', payload, headers })).statusCode
}
/** An account's newest event as the platform receives it. */
function eventOf(id: string): StripeEvent {
  const event = platform.accounts.get(id)?.holder.events.at(-1)
  if (!event) throw new Error('There is no event.')
  return { ...event, account: id, livemode: true }
}
/** The account of a club whose owner has given Stripe everything. */
async function linked(as: TestStaff) {
  expect((await link(as)).status).toBe(200)
  const { id } = (await read(as)).account
  platform.complete(id)
  expect(await send(eventOf(id))).toBe(200)
  return { id, account: platform.accounts.get(id)?.holder.account as StripeServer['account'] }
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

describe('a club whose account the platform makes', () => {
  it('SELL-01 is led to Stripe, comes back, and is paid when Stripe says so', async () => {
    expect(await read(pulse)).toEqual({ mode: 'live', otherwise: 'installation', platform: 'offered', account: null })
    const { body } = await link(pulse)
    const { url, return_url, refresh_url, account: id } = platform.links.at(-1) ?? {}
    expect(body).toEqual({ address: url })
    expect(return_url).toBe('http://pulse.localhost:4000/studio/settings/payment-account?stripe=back')
    expect(refresh_url).toBe('http://pulse.localhost:4000/studio/settings/payment-account?stripe=again')
    expect((await read(pulse)).account).toMatchObject({
      by: 'platform',
      id,
      state: 'started',
      connectedBy: 'Test owner',
    })
    // Until then the club is paid as before.
    expect((await app.make('getPaymentProvider')).body.publishableKey).toBe('pk_test_local')

    platform.change(id ?? '', {
      details_submitted: true,
      due: [],
      disabled_reason: 'requirements.pending_verification',
    })
    expect(await check(pulse)).toEqual([])
    expect((await read(pulse)).account.state).toBe('reviewing')
    platform.complete(id ?? '', 'Pulse Ltd')
    expect(await check(pulse)).toEqual([])
    expect((await read(pulse)).account).toMatchObject({ name: 'Pulse Ltd', state: 'enabled', due: [], country: 'GB' })
    const { publishableKey } = platform.keys
    expect((await app.make('getPaymentProvider')).body).toEqual({ provider: 'stripe', publishableKey, account: id })
    const [entry, ...others] = await historyOf(pulse)
    expect(entry).toMatchObject({ action: 'paymentAccount.connected', after: { account: id } })
    expect(others.some(({ objectId }: { objectId: string }) => objectId === id)).toBe(false)
    expect(JSON.stringify([entry, logged, await read(pulse)])).not.toContain(platform.keys.secretKey)
  })

  it('SELL-01 says what is missing after Stripe has stopped its charges, and takes none elsewhere', async () => {
    const { id } = await linked(pulse)
    const due = ['external_account', 'individual.verification.document']
    platform.change(id, { charges_enabled: false, due, disabled_reason: 'requirements.past_due' })
    expect(await send(eventOf(id))).toBe(200)
    expect((await read(pulse)).account).toMatchObject({ state: 'restricted', due })
    expect((await app.make('getPaymentProvider')).status).toBe(503)
    platform.complete(id)
    expect(await send(eventOf(id))).toBe(200)
    expect((await app.make('getPaymentProvider')).status).toBe(200)
  })

  it('SELL-01 has one account and one entry in the history after two clicks at once', async () => {
    const replies = await Promise.all([link(pulse), link(pulse)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const { id } = (await read(pulse)).account
    const entries = await historyOf(pulse)
    expect(entries.filter(({ objectId }: { objectId: string }) => objectId === id)).toHaveLength(1)
  })

  it('SELL-01 finds its account and its members again after disconnecting', async () => {
    const { id } = await linked(pulse)
    const as = await bought('pulse')
    expect((await read(pulse)).account.memberships).toBe(1)
    expect((await disconnect(pulse)).body.account).toBeNull()
    expect((await disconnect(pulse)).status).toBe(404)
    const [{ subscriptionTag }] = (await app.make('listSubscriptions', { as })).body
    const cancel = () => app.make('cancelSubscription', { as, params: { id: subscriptionTag } })
    expect((await cancel()).status).toBe(503)
    // Nothing is missing at Stripe, so the owner isn't sent there.
    expect((await link(pulse)).body.address).toMatch(/payment-account\?stripe=back$/)
    expect((await read(pulse)).account).toMatchObject({ id, state: 'enabled', memberships: 1 })
    expect((await cancel()).status).toBe(200)
  })

  it('SELL-01 may enter keys of its own instead, and is then no longer served by the platform', async () => {
    const { id } = await linked(pulse)
    const holder = stripe.openAccount({ id: 'acct_1Own', name: 'Own', country: 'GB', currency: 'gbp' }, 'live')
    expect((await app.studio('connectPaymentAccount', { as: pulse, body: holder.keys })).status).toBe(200)
    expect((await read(pulse)).account).toMatchObject({ by: 'keys', id: 'acct_1Own' })
    expect((await link(pulse)).body.findings).toEqual([{ problem: 'disconnectFirst' }])
    platform.change(id, {})
    expect(await send(eventOf(id))).toBe(200)
    await disconnect(pulse)
    expect((await read(pulse)).account).toBeNull()
    // Another club can't be paid into the first club's account with its keys.
    const { keys } = platform.accounts.get(id)?.holder ?? holder
    const reply = await app.studio('connectPaymentAccount', { as: mono, body: keys })
    expect(reply.body.findings).toEqual([{ problem: 'accountTaken' }])
  })

  it('SELL-01 is not moved to the platform while members pay into another account of its own', async () => {
    const holder = stripe.openAccount({ id: 'acct_1Before', name: 'Before', country: 'GB', currency: 'gbp' }, 'live')
    await app.studio('connectPaymentAccount', { as: pulse, body: holder.keys })
    await bought('pulse')
    await disconnect(pulse)
    expect((await link(pulse)).body.findings).toEqual([{ problem: 'membersElsewhere', count: 1 }])
    expect((await read(pulse)).account).toBeNull()
  })

  it('SELL-01 must be of the platform’s mode', async () => {
    expect((await read(tempo)).platform).toBe('otherMode')
    expect((await link(tempo)).body.findings).toEqual([{ problem: 'platformOtherMode' }])
  })

  it('SELL-01 is linked by its owner alone, with a fresh password', async () => {
    const tired = await app.newStaff('owner')
    expect((await link(tired)).body.code).toBe('reauthenticationRequired')
    const manager = await app.newStaff('manager')
    await app.reauthenticate(manager)
    expect((await link(manager)).status).toBe(403)
  })

  it('SELL-01 is told when Stripe doesn’t answer or the account has left the platform, and gets a new one', async () => {
    stripe.beSilent(100)
    expect((await link(pulse)).body.findings).toEqual([{ problem: 'unreachable' }])
    stripe.beSilent(0)
    const { id } = await linked(pulse)
    platform.leave(id)
    expect(await check(pulse)).toEqual([{ problem: 'accountUnlinked' }])
    expect(await send(eventOf(id))).toBe(200)
    expect((await read(pulse)).account).toBeNull()
    const [entry] = await historyOf(pulse)
    expect(entry).toMatchObject({ action: 'paymentAccount.disconnected', actorKind: 'system', objectId: id })
    await link(pulse)
    expect((await read(pulse)).account.id).not.toBe(id)
  }, 30_000)
})

describe('two clubs on one platform', () => {
  beforeAll(async () => {
    await app.database.execute(`update tenant set config = config || '{"webMode": "live"}' where name = 'tempo'`)
    await app.database.notify('tenant_changed', 'tempo')
    await vi.waitUntil(async () => (await read(tempo)).platform === 'offered', 10_000)
  })

  it('SELL-01 are paid each into its own account, and an event never touches the other', async () => {
    const [ours, theirs] = [await linked(pulse), await linked(tempo)]
    const [one, other] = [await bought('pulse'), await bought('tempo')]
    expect([...ours.account.customers.values()].map(({ email }) => email)).toEqual([one])
    expect([...theirs.account.customers.values()].map(({ email }) => email)).toEqual([other])
    expect(stripe.account.subscriptions.size).toBe(0)
    // Both accounts know a subscription of this id.
    const [id = ''] = [...ours.account.subscriptions.keys()]
    expect([...theirs.account.subscriptions.keys()]).toEqual([id])
    ours.account.change(id, { anchorNow: false, cancelAtPeriodEnd: true })
    theirs.account.change(id, { anchorNow: false, cancelAtPeriodEnd: true })
    expect(await send(eventOf(ours.id))).toBe(200)
    expect(await stateOf(one)).toMatchObject({ cancelAtPeriodEnd: true })
    expect(await stateOf(other)).toMatchObject({ cancelAtPeriodEnd: false })
    // Under the other account's name the event is neither of ours nor of the other club.
    ours.account.cancel(id)
    expect(await send({ ...eventOf(ours.id), account: theirs.id })).toBe(200)
    expect(await stateOf(one)).toMatchObject({ status: 'active' })
    expect(await send(eventOf(ours.id))).toBe(200)
    expect(await stateOf(one)).toMatchObject({ status: 'canceled' })
    expect(await stateOf(other)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
  })

  it('SELL-01 aren’t changed by events of unknown accounts, of test mode, of another secret or too old', async () => {
    const { id, account } = await linked(pulse)
    const as = await bought('pulse')
    const [subscription = ''] = [...account.subscriptions.keys()]
    account.cancel(subscription)
    const event = eventOf(id)
    logged.length = 0
    const { account: _, ...ofPlatform } = event
    expect(await send({ ...event, account: 'acct_1Stranger' })).toBe(200)
    expect(await send({ ...event, livemode: false })).toBe(200)
    expect(await send(ofPlatform)).toBe(200)
    const ignored = JSON.stringify(logged).match(/that no club here has was ignored/g)
    expect(ignored).toHaveLength(3)
    expect(await send(event, { secret: 'whsec_local' })).toBe(400)
    expect(await send(event, { at: stripe.now() - 600 })).toBe(400)
    expect(await stateOf(as)).toMatchObject({ status: 'active' })
    // A clock that is behind Stripe's doesn't make events invalid.
    expect(await send(event, { at: stripe.now() + 600 })).toBe(200)
    expect(await stateOf(as)).toMatchObject({ status: 'canceled' })
  })

  it('SELL-01 sees no other club’s event when the platform’s secret is used at a club’s own address', async () => {
    const [ours, theirs] = [await linked(pulse), await linked(tempo)]
    const as = await bought('pulse')
    ours.account.cancel([...ours.account.subscriptions.keys()][0] ?? '')
    const { rows } = await app.database.execute(`select id from tenant where name = 'tempo'`)
    const { body: payload, headers } = stripe.signed(eventOf(ours.id), 'whsec_platform')
    const url = `/webhooks/stripe/${rows[0]?.id}`
    expect((await app.server.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(400)
    expect(await stateOf(as)).toMatchObject({ status: 'active' })
    expect(theirs.account.subscriptions.size).toBe(0)
  })
})
