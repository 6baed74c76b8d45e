import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptLog } from '../../../testing/kept-log.ts'
import { mayWatch } from '../../../testing/may-watch.ts'
import { type MemberApp, openMemberApp } from '../../../testing/member-app.ts'
import { openStripeServer, type StripeServer } from '../../../testing/stripe/stripe-server.ts'
import type { StripeEvent } from '../../../testing/stripe/stripe-things.ts'

const { log, lines: logged } = keptLog()
let stripe: StripeServer
let app: MemberApp
beforeAll(async () => {
  stripe = await openStripeServer()
  app = await openMemberApp({ ...stripe.settings, SIGN_UPS_PER_ADDRESS: '1000' }, log)
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

const day = 86_400
const body = (sourceToken = 'pm_card_visa', plan = 'monthly') => {
  return { planId: `pulse-${plan}`, productId: 'pulse-membership', sourceToken, paymentMethod: 2 }
}
const listOf = async (as: string) => (await app.make('listSubscriptions', { as })).body
const buy = async (as: string, token?: string, plan?: string) => {
  await app.make('prepareCard', { as })
  return app.make('purchase', { as, body: body(token, plan) })
}
const post = async (event: StripeEvent, secret?: string) => {
  const { body: payload, headers } = stripe.signed(event, secret)
  const reply = await app.server.inject({ method: 'POST', url: '/webhooks/stripe', payload, headers })
  return reply.statusCode
}
const stored = async () => {
  const { rows } = await app.database.execute(
    `select id, status, plan_tag, current_period_start, current_period_end, canceled_at, cancel_at_period_end, ends_at,
      failed_attempts, next_attempt_at, credit_minor from subscription where source = 'stripe' order by id`,
  )
  const bills = await app.database.execute(
    `select subscription_id, reason, status, attempts, amount_minor from invoice where reason like 'in_%' order by reason`,
  )
  return JSON.stringify([rows, bills.rows])
}
/** Advances both clocks, without events. */
const pass = async (seconds: number) => {
  stripe.advance(seconds)
  await app.advance(seconds)
}
const reference = async (as: string) => {
  const [{ subscriptionTag }] = await listOf(as)
  const { rows } = await app.database.execute('select source_reference from subscription where id = $1', [
    subscriptionTag,
  ])
  return String(rows[0]?.source_reference)
}

describe('a purchase with Stripe', () => {
  it('returns which form takes the card, and opens one for a member', async () => {
    const as = await app.newMember()
    expect((await app.make('getPaymentProvider')).body).toEqual({ provider: 'stripe', publishableKey: 'pk_test_local' })
    expect((await app.make('getPaymentProvider', { tenant: 'tempo' })).body).toEqual({ provider: 'sandbox' })
    expect((await app.make('prepareCard', { as })).body.clientSecret).toMatch(/^seti_\d+_secret_/)
    const customers = stripe.account.customers.size
    await app.make('prepareCard', { as })
    expect(stripe.account.customers.size).toBe(customers)
    expect((await app.make('prepareCard', { as: 'active@tempo.example' })).status).toBe(404)
  })

  it('S-17 opens one form per member, however many are requested at once, and limits them per hour', async () => {
    const as = await app.newMember()
    const customers = stripe.account.customers.size
    const first = await Promise.all([app.make('prepareCard', { as }), app.make('prepareCard', { as })])
    expect(first.map(({ status }) => status)).toEqual([200, 200])
    expect(stripe.account.customers.size).toBe(customers + 1)
    const { clientSecret } = (await app.make('prepareCard', { as })).body
    for (let time = 3; time < 10; time++) {
      expect((await app.make('prepareCard', { as })).body.clientSecret).toBe(clientSecret)
    }
    expect((await app.make('prepareCard', { as })).status).toBe(429)
    // After a card was stored, the next form must be a new one.
    const other = await app.newMember()
    const before = (await app.make('prepareCard', { as: other })).body.clientSecret
    await app.make('purchase', { as: other, body: body('pm_card_visa') })
    expect((await app.make('prepareCard', { as: other })).body.clientSecret).not.toBe(before)
  })

  it('lets the page load Stripe’s script only for clubs that use it', async () => {
    const policy = async (tenant: string) => {
      const reply = await app.server.inject({ url: `/subscribe?tenant=${tenant}`, headers: { host: '127.0.0.1' } })
      return String(reply.headers['content-security-policy'])
    }
    expect(await policy('pulse')).toMatch(/script-src 'self' https:\/\/js\.stripe\.com/)
    expect(await policy('tempo')).not.toContain('stripe')
  })

  it('SUB-17 is active immediately, and twenty simultaneous ones with the same card are one charge', async () => {
    const as = await app.newMember()
    await app.make('prepareCard', { as })
    const before = stripe.account.subscriptions.size
    const replies = await Promise.all(Array.from({ length: 20 }, () => app.make('purchase', { as, body: body() })))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await listOf(as)).toHaveLength(1)
    expect(stripe.account.subscriptions.size).toBe(before + 1)
    expect(await mayWatch(app, as)).toBe(true)
  })

  it('ERR-21 reports the bank’s message, and leaves nothing behind', async () => {
    const as = await app.newMember()
    expect(await buy(as, 'pm_card_chargeDeclined')).toMatchObject({
      status: 402,
      body: { message: 'Your card was declined.' },
    })
    expect(await listOf(as)).toEqual([])
    expect((await buy(as)).status).toBe(201)
  })

  it('whose reply is lost is 503, and is charged once when repeated', async () => {
    const as = await app.newMember()
    await app.make('prepareCard', { as })
    const before = stripe.account.subscriptions.size
    stripe.beSilent(3)
    expect((await app.make('purchase', { as, body: body() })).status).toBe(503)
    stripe.loseAnswers(1)
    expect((await app.make('purchase', { as, body: body() })).status).toBe(201)
    expect(stripe.account.subscriptions.size).toBe(before + 1)
  }, 40_000)

  it('is completed later if the server was stopped between charging and storing', async () => {
    const as = await app.newMember()
    await buy(as)
    const [{ subscriptionTag: id }] = await listOf(as)
    const known = await app.database.execute('select * from subscription where id = $1', [id])
    const { tenant_id, member_id } = known.rows[0] ?? {}
    await app.database.execute('delete from invoice where subscription_id = $1', [id])
    await app.database.execute('delete from subscription where id = $1', [id])
    await app.database.execute(
      `insert into purchase_attempt (tenant_id, member_id, id, provider, plan_tag, source_token, started_at)
        values ($1, $2, $3, 'stripe', 'pulse-monthly', 'pm_card_visa', $4)`,
      [tenant_id, member_id, id, new Date(stripe.now() * 1000)],
    )
    await pass(200)
    expect(await listOf(as)).toMatchObject([{ subscriptionTag: id, status: 'active', lastInvoiceAmount: 9.99 }])
  })

  it('updates the member’s email address and name, even after an outage', async () => {
    const as = await app.newMember()
    await app.make('prepareCard', { as })
    const contact = () => {
      const { email, name } = [...stripe.account.customers.values()].at(-1) ?? {}
      return { email, name }
    }
    expect(contact()).toEqual({ email: as, name: '' })
    const ApplicationProfile = { FirstName: 'Zoë', LastName: 'Nguyễn', emailAddress: 'zoe@pulse.example' }
    expect((await app.make('updateUser', { as, body: { ApplicationProfile } })).status).toBe(200)
    const [mail = ''] = await app.mailsTo('zoe@pulse.example')
    expect(contact()).toEqual({ email: as, name: 'Zoë Nguyễn' })
    const token = /emailToken=([\w-]+)/.exec(mail)?.[1]
    // The first attempt and its retries.
    stripe.beSilent(3)
    expect((await app.make('confirmAddress', { as, body: { token, password: 'Demo1234' } })).status).toBe(200)
    const triedInVain = `select 1 from pgboss.job where name = 'customerContact' and state = 'retry'`
    await expect.poll(async () => (await app.database.execute(triedInVain)).rows.length, { timeout: 30_000 }).toBe(1)
    expect(contact()).toEqual({ email: as, name: 'Zoë Nguyễn' })
    await app.database.execute(`update pgboss.job set start_after = now() where state = 'retry'`)
    await app.advance(0)
    expect(contact()).toEqual({ email: 'zoe@pulse.example', name: 'Zoë Nguyễn' })
  }, 60_000)

  it('changes the plan, cancels and resumes at Stripe', async () => {
    const as = await app.newMember()
    await buy(as)
    const [{ subscriptionTag: id }] = await listOf(as)
    const change = (PlanId: string) => app.make('changePlan', { as, params: { subscriptionId: id }, body: { PlanId } })
    expect(await change('pulse-annually')).toMatchObject({
      status: 200,
      body: { planTag: 'pulse-annually', lastInvoiceAmount: 70 },
    })
    expect((await app.make('cancelSubscription', { as, params: { id } })).body).toMatchObject({
      cancelAtPeriodEnd: true,
    })
    expect(stripe.account.subscriptions.get(await reference(as))).toMatchObject({ cancelAtPeriodEnd: true })
    expect((await change('pulse-annually')).body).toMatchObject({ cancelAtPeriodEnd: false, canceledAt: null })
  })
})

describe('an event', () => {
  it('S-19 signed more than five minutes ago is refused, even with a valid signature', async () => {
    const [event] = stripe.events as [StripeEvent]
    for (const [age, status] of [
      [301, 400],
      [86_400, 400],
      [0, 200],
    ] as const) {
      const { body: payload, headers } = stripe.signed(event, undefined, stripe.now() - age)
      const reply = await app.server.inject({ method: 'POST', url: '/webhooks/stripe', payload, headers })
      expect(reply.statusCode, String(age)).toBe(status)
    }
  })

  it('with a wrong, an old or no signature is refused', async () => {
    const [event] = stripe.events as [StripeEvent]
    expect(await post(event, 'whsec_other')).toBe(400)
    const { body: payload, headers } = stripe.signed(event)
    const inject = (changed: object, text = payload) =>
      app.server.inject({ method: 'POST', url: '/webhooks/stripe', payload: text, headers: { ...headers, ...changed } })
    expect((await inject({ 'stripe-signature': '' })).statusCode).toBe(400)
    expect((await inject({}, payload.replace('"livemode":false', '"livemode":true'))).statusCode).toBe(400)
    const old = headers['stripe-signature'].replace(/t=\d+/, `t=${stripe.now() - 3600}`)
    expect((await inject({ 'stripe-signature': old })).statusCode).toBe(400)
  })

  it('of an irrelevant kind is accepted, and each is stored once', async () => {
    const event = { id: 'evt_unknown', type: 'balance.available', created: stripe.now(), object: { object: 'balance' } }
    expect([await post(event), await post(event)]).toEqual([200, 200])
    const { rows } = await app.database.execute(`select * from payment_event where event_id = 'evt_unknown'`)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.handled_at).not.toBeNull()
  })

  it('of another club, or of an unknown membership, changes nothing', async () => {
    const as = await app.newMember()
    await buy(as)
    const before = await stored()
    const subscription = stripe.account.subscriptions.get(await reference(as))
    const stranger = { ...stripe.events.at(-1), id: 'evt_wrong' } as StripeEvent
    const metadata = { ...subscription?.metadata, upbeat_tenant: 'harbour' }
    const object = { object: 'subscription', id: subscription?.id, customer: subscription?.customer, metadata }
    if (subscription) subscription.cancelAtPeriodEnd = true
    expect(await post({ ...stranger, type: 'customer.subscription.updated', object })).toBe(200)
    expect(await post({ ...stranger, id: 'evt_nobody', object: { object: 'subscription', id: 'sub_none' } })).toBe(200)
    expect(await stored()).toBe(before)
    if (subscription) subscription.cancelAtPeriodEnd = false
  })

  it('in any order, late, repeated or missing, leads to the same state as in order', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => app.newMember()))
    for (const as of members) await buy(as)
    const ids = await Promise.all(members.map(reference))
    const [cancelled, resumed, failing, refunded, ended] = ids as [string, string, string, string, string]
    const change = { anchorNow: false }
    stripe.account.change(cancelled, { ...change, cancelAtPeriodEnd: true })
    stripe.account.change(resumed, { ...change, cancelAtPeriodEnd: true })
    stripe.account.change(resumed, { ...change, cancelAtPeriodEnd: false })
    stripe.account.failing.add(stripe.account.subscriptions.get(failing)?.customer ?? '')
    const intent = [...stripe.account.invoices.values()].find(({ subscription }) => subscription === refunded)?.intent
    stripe.account.refund(intent ?? '')
    stripe.account.cancel(ended)
    await pass(33 * day)
    // As after a backup was restored: only the start of each membership is stored.
    const restore = async () => {
      await app.database.execute(
        `update subscription set status = 'active', failed_attempts = 0, next_attempt_at = null, canceled_at = null,
          ends_at = null, cancel_at_period_end = false where source_reference = any($1)`,
        [ids],
      )
      await app.database.execute(
        `delete from invoice where subscription_id in (select id from subscription where source_reference = any($1))`,
        [ids],
      )
    }
    await restore()
    const mine = stripe.events.filter(
      ({ object }) => JSON.stringify(object).match(new RegExp(ids.join('|'))) || object.object === 'charge',
    )
    for (const event of mine) expect(await post({ ...event, id: `${event.id}_order` }), event.type).toBe(200)
    const inOrder = await stored()
    expect(inOrder).toContain('canceled')
    let round = 0
    const send = async (indices: number[]) => {
      round += 1
      await restore()
      for (const index of indices) {
        const event = mine[index] as StripeEvent
        expect(await post({ ...event, id: `${event.id}_${round}` })).toBe(200)
      }
    }
    const all = mine.map((_event, index) => index)
    const shuffled = fc.shuffledSubarray(all, { minLength: all.length })
    const some = fc.array(fc.nat(mine.length - 1), { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(some, shuffled, async (repeated, order) => {
        await send([...repeated, ...order])
        // By the events alone, before anything else queries the provider.
        expect(await stored()).toBe(inOrder)
      }),
      { numRuns: 8 },
    )
    await fc.assert(
      fc.asyncProperty(some, async (few) => {
        await send(few)
        // The nightly reconciliation repairs what dropped events have left.
        await app.advance(0)
        expect(await stored()).toBe(inOrder)
      }),
      { numRuns: 4 },
    )
  }, 240_000)

  it('of a refund at Stripe ends the access, and so does a failed last retry', async () => {
    const as = await app.newMember()
    await buy(as)
    const id = await reference(as)
    const intent = [...stripe.account.invoices.values()].find(({ subscription }) => subscription === id)?.intent
    const { created } = stripe.account.refund(intent ?? '')
    expect(await mayWatch(app, as)).toBe(true)
    await post(stripe.events.at(-1) as StripeEvent)
    expect(await mayWatch(app, as)).toBe(false)
    expect(stripe.account.subscriptions.get(id)?.status).toBe('canceled')
    const { rows } = await app.database.execute(
      'select status, plan_tag, extract(epoch from refunded_at) as at from invoice where reason like $1 order by created_at desc limit 1',
      ['in_%'],
    )
    expect(rows[0]).toMatchObject({ status: 'refunded', plan_tag: expect.any(String) })
    expect(Number(rows[0]?.at)).toBe(created)
  })
})

describe('a membership that is active at Stripe and missing here', () => {
  const beginnings = (id: string) => stripe.events.filter(({ object }) => JSON.stringify(object).includes(id))
  const lastOf = (id: string) => beginnings(id).at(-1) as StripeEvent
  const receipts = async (as: string) => (await app.mailsTo(as)).filter((mail) => mail.includes('Your receipt from'))

  /**
   * As if the reply to a purchase had come after its time-out: its discount code was returned, and no email was sent.
   */
  async function lost(more: Record<string, unknown> = {}) {
    const as = await app.newMember()
    await app.make('prepareCard', { as })
    expect((await app.make('purchase', { as, body: { ...body(), ...more } })).status).toBe(201)
    const id = await reference(as)
    const [{ subscriptionTag }] = await listOf(as)
    const receiptsBefore = (await receipts(as)).length
    await app.database.execute('delete from invoice where subscription_id = $1', [subscriptionTag])
    await app.database.execute('delete from subscription where id = $1', [subscriptionTag])
    await app.database.execute(
      `with given as (delete from code_redemption where member_id = (select id from member where email = $1)
        returning tenant_id, code)
        update access_code set uses = uses - 1 from given
          where access_code.tenant_id = given.tenant_id and access_code.code = given.code`,
      [as],
    )
    expect(await listOf(as)).toEqual([])
    return { as, id, receiptsBefore }
  }
  const uses = async () =>
    (await app.database.execute(`select uses from access_code where code = 'WELCOME20'`)).rows[0]?.uses as number

  it('is stored with its discount, whose code is used, and one receipt, by any number of simultaneous events', async () => {
    const { as, id, receiptsBefore } = await lost({ DiscountCode: 'WELCOME20' })
    const before = await uses()
    const events = Array.from({ length: 6 }, (_, time) => ({ ...lastOf(id), id: `evt_lost_${time}` }))
    expect(await Promise.all(events.map((event) => post(event)))).toEqual(Array(6).fill(200))
    expect(await listOf(as)).toMatchObject([
      { status: 'active', discountCode: 'WELCOME20', percentageOff: 20, lastInvoiceAmount: 7.99, renewalAmount: 7.99 },
    ])
    expect(stripe.account.subscriptions.get(id)?.status).toBe('active')
    expect(await uses()).toBe(before + 1)
    expect((await app.make('checkCoupon', { as, params: { code: 'WELCOME20' } })).body).toMatchObject({ code: 1032 })
    const emails = await receipts(as)
    expect(emails).toHaveLength(receiptsBefore + 1)
    expect(emails.at(-1)).toContain('£7.99')
    await app.advance(0)
    expect(await receipts(as)).toHaveLength(receiptsBefore + 1)
  }, 60_000)

  it('doesn’t send receipts of earlier periods again', async () => {
    const { as, id, receiptsBefore } = await lost()
    stripe.advance(95 * day)
    await app.advance(95 * day)
    expect(stripe.account.subscriptions.get(id)?.status).toBe('active')
    expect(await listOf(as)).toMatchObject([{ status: 'active', discountCode: null, percentageOff: null }])
    expect(await receipts(as)).toHaveLength(receiptsBefore + 1)
  }, 60_000)

  it('is ended and refunded if the club has no such plan, which is logged for its accountant', async () => {
    const { as, id } = await lost()
    const { subscriptions, prices, find } = stripe.account
    const subscription = find(subscriptions, 'subscription', id)
    subscription.metadata.upbeat_plan = 'pulse-retired'
    const price = { ...find(prices, 'price', subscription.price), id: 'price_retired', lookup_key: 'retired' }
    prices.set(price.id, price)
    subscription.price = price.id
    expect(await post({ ...lastOf(id), id: 'evt_retired' })).toBe(200)
    expect(await listOf(as)).toEqual([])
    expect(subscription.status).toBe('canceled')
    expect(stripe.account.refunds.filter(({ customer }) => customer === subscription.customer)).toHaveLength(1)
    const why = expect.stringContaining('the club has no such plan')
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 50, reference: id, plan: 'pulse-retired', msg: why }),
    )
    expect(await post({ ...lastOf(id), id: 'evt_retired_again' })).toBe(200)
    expect(stripe.account.refunds.filter(({ customer }) => customer === subscription.customer)).toHaveLength(1)
  }, 60_000)

  it('is also refunded if the plan was removed during the purchase, and another can be bought', async () => {
    const { as, id } = await lost()
    const { metadata, customer } = stripe.account.subscriptions.get(id) ?? {}
    await app.database.execute(
      `insert into purchase_attempt (tenant_id, member_id, id, provider, plan_tag, source_token, started_at)
        values ($1, $2, $3, 'stripe', 'pulse-retired', 'pm_card_visa', $4)`,
      [metadata?.upbeat_tenant, metadata?.upbeat_member, metadata?.upbeat_subscription, new Date(stripe.now() * 1000)],
    )
    await pass(200)
    expect(stripe.account.subscriptions.get(id)?.status).toBe('canceled')
    expect(stripe.account.refunds.filter((refund) => refund.customer === customer)).toHaveLength(1)
    expect((await buy(as)).status).toBe(201)
  }, 60_000)
})

describe('a membership whose renewal fails at Stripe', () => {
  /** A member whose card is refused since the first renewal, as stored here. */
  async function failing() {
    const as = await app.newMember()
    await buy(as)
    const old = await reference(as)
    const customer = stripe.account.subscriptions.get(old)?.customer ?? ''
    stripe.account.failing.add(customer)
    await pass(32 * day)
    expect(stripe.account.subscriptions.get(old)?.status).toBe('past_due')
    return { as, old, customer }
  }
  const paidOf = (customer: string) =>
    [...stripe.account.invoices.values()].filter((bill) => bill.customer === customer && bill.paid > 0)
  const refundsOf = (customer: string) => stripe.account.refunds.filter((refund) => refund.customer === customer)

  it('ends at Stripe when another is bought, and is never charged in addition', async () => {
    const { as, old, customer } = await failing()
    stripe.account.failing.delete(customer)
    expect((await buy(as)).status).toBe(201)
    await app.advance(0)
    expect(stripe.account.subscriptions.get(old)?.status).toBe('canceled')
    await pass(7 * day)
    expect(paidOf(customer)).toHaveLength(2)
    expect((await listOf(as)).map(({ status }: { status: string }) => status).sort()).toEqual(['active', 'canceled'])
  })

  it('is refunded if it was paid after a code had replaced it during an outage of Stripe', async () => {
    await app.database.execute(
      `insert into access_code (tenant_id, code, kind) select id, 'FREE', 'freeaccess' from tenant where name = 'pulse'`,
    )
    const { as, old, customer } = await failing()
    stripe.beSilent(100)
    expect((await app.make('redeemCode', { as, body: { DiscountCode: 'FREE' } })).status).toBe(200)
    stripe.account.failing.delete(customer)
    stripe.advance(5 * day)
    expect(paidOf(customer)).toHaveLength(2)
    stripe.beSilent(0)
    await app.advance(5 * day)
    expect(refundsOf(customer)).toHaveLength(1)
    expect(stripe.account.subscriptions.get(old)?.status).toBe('canceled')
    expect((await listOf(as)).filter(({ status }: { status: string }) => status === 'active')).toMatchObject([
      { discountCode: 'FREE' },
    ])
  }, 60_000)
})

it('deleting an account ends all charges and removes the member at Stripe', async () => {
  const as = await app.newMember()
  await buy(as)
  const id = await reference(as)
  const customer = stripe.account.subscriptions.get(id)?.customer ?? ''
  expect((await app.make('deleteAccount', { as, body: { password: 'Demo1234' } })).status).toBe(204)
  expect(stripe.account.subscriptions.get(id)?.status).toBe('canceled')
  expect(stripe.account.customers.get(customer)).toMatchObject({ deleted: true, email: '' })
})
