import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cards, purchaseBody } from '../../../testing/card-token.ts'
import { mayWatch } from '../../../testing/may-watch.ts'
import { type MemberApp, openMemberApp } from '../../../testing/member-app.ts'

let app: MemberApp
let as: string
beforeAll(async () => {
  app = await openMemberApp()
})
beforeEach(async () => {
  as = await app.newMember()
})
afterAll(() => app.close())

const day = 86_400
const list = async () => (await app.make('listSubscriptions', { as })).body
const only = async () => (await list())[0]
const id = async () => (await only()).subscriptionTag
const now = async () => Date.parse((await app.call('GET', '/demo/clock')).json().now)
async function buy(plan?: string, number?: string, more: Record<string, unknown> = {}) {
  const body = { ...(await purchaseBody(app, plan, number)), ...more }
  const bought = await app.make('purchase', { as, body })
  expect(bought.status).toBe(201)
  return bought.body
}
async function invoices() {
  const { userId } = (await app.make('getUser', { as })).body
  const { rows } = await app.database.execute(
    'select amount_minor, status from invoice where member_id = $1 order by created_at, reason',
    [userId],
  )
  return rows.map((row) => [row.amount_minor, row.status])
}
/** Moves the clock past the end of the current period. */
async function passPeriodEnd(seconds = 60) {
  const end = Date.parse((await only()).currentPeriodEnd)
  await app.advance(Math.ceil((end - (await now())) / 1000) + seconds)
}

describe('time', () => {
  it('renews period after period, each charged once, even if the clock jumps', async () => {
    const first = await buy()
    await passPeriodEnd()
    const second = await only()
    expect(second).toMatchObject({ status: 'active', subscriptionTag: first.subscriptionTag, lastInvoiceAmount: 9.99 })
    expect(Date.parse(second.currentPeriodEnd)).toBeGreaterThan(Date.parse(first.currentPeriodEnd))
    await app.advance(93 * day)
    await app.advance(0)
    const amounts = await invoices()
    expect(amounts).toEqual(Array.from({ length: amounts.length }, () => [999, 'paid']))
    expect([5, 6]).toContain(amounts.length)
    expect(await mayWatch(app, as)).toBe(true)
  })

  it('applies a discount for its three months', async () => {
    await buy('monthly', cards.good, { DiscountCode: 'WELCOME20' })
    for (let month = 0; month < 3; month += 1) await passPeriodEnd()
    expect(await invoices()).toEqual([
      [799, 'paid'],
      [799, 'paid'],
      [799, 'paid'],
      [999, 'paid'],
    ])
    expect(await only()).toMatchObject({ percentageOff: null, discountExpiry: null, nextInvoiceAmount: 9.99 })
  })

  it('ends a trial without a purchase, and access with it', async () => {
    await app.make('startTrial', { as })
    await app.advance(13 * day)
    expect(await mayWatch(app, as)).toBe(true)
    await app.advance(day + 60)
    expect(await mayWatch(app, as)).toBe(false)
    expect(await list()).toMatchObject([{ status: 'canceled', subscriptionEndDate: expect.any(String) }])
    expect(await invoices()).toEqual([])
  })

  it('retries a failing card on days 1, 3 and 7, sends an email each time, then ends', async () => {
    await buy('monthly', cards.failsLater)
    await passPeriodEnd()
    const failed = await only()
    expect(failed).toMatchObject({ status: 'active', nextInvoiceAmount: 9.99, unusedAmount: 0 })
    expect(failed.paymentFailedAt).toBe(failed.currentPeriodEnd)
    expect(await mayWatch(app, as)).toBe(true)
    const due = Date.parse((await only()).currentPeriodEnd)
    expect((Date.parse((await only()).nextInvoiceDate) - due) / 1000).toBe(day)
    await app.advance(6 * day)
    expect(await mayWatch(app, as)).toBe(true)
    expect((await invoices()).filter(([, status]) => status === 'failed')).toHaveLength(3)
    await app.advance(day)
    expect(await mayWatch(app, as)).toBe(false)
    expect(await only()).toMatchObject({ status: 'canceled', nextInvoiceDate: null, paymentFailedAt: null })
    expect((await invoices()).filter(([, status]) => status === 'failed')).toHaveLength(4)
    const emails = await app.mailsTo(as)
    expect(emails.filter((email) => email.includes('did not go through'))).toHaveLength(3)
    expect(emails.at(-1)).toContain('has ended')
  })

  it('renews with the retry of a day later, and access never rests', async () => {
    await buy('monthly', cards.failsOnce)
    const due = Date.parse((await only()).nextInvoiceDate)
    await passPeriodEnd()
    expect(Date.parse((await only()).nextInvoiceDate) - due).toBe(day * 1000)
    expect(await mayWatch(app, as)).toBe(true)
    await app.advance(day)
    const renewed = await only()
    expect(renewed).toMatchObject({ status: 'active', paymentFailedAt: null })
    expect(Date.parse(renewed.nextInvoiceDate) - due).toBeGreaterThan(27 * day * 1000)
    expect(await mayWatch(app, as)).toBe(true)
  })

  it('a member whose card failed can buy again with another', async () => {
    await buy('monthly', cards.failsLater)
    await passPeriodEnd()
    await buy('monthly', cards.good)
    expect((await list()).map(({ status }: { status: string }) => status).sort()).toEqual(['active', 'canceled'])
  })
})

describe('emails', () => {
  it('confirm cancelling, with the last day of access', async () => {
    await buy()
    const { currentPeriodEnd } = await only()
    await app.make('cancelSubscription', { as, params: { id: await id() } })
    const email = (await app.mailsTo(as)).at(-1)
    expect(email).toMatch(/^Subject: .* is cancelled/m)
    const [year = '', month, day] = currentPeriodEnd.slice(0, 10).split('-')
    expect(email).toContain(`${day}.${month}.${year}`)
  })

  it('confirm the end if cancelling ends the membership immediately', async () => {
    await buy('monthly', cards.failsLater)
    await passPeriodEnd()
    await app.make('cancelSubscription', { as, params: { id: await id() } })
    expect((await app.mailsTo(as)).at(-1)).toContain('is cancelled and has ended')
  })

  it('confirm a change of plan, with the date and price of its renewal, and a resumed one', async () => {
    const { plan } = await buy()
    const change = async (PlanId: string) =>
      app.make('changePlan', {
        as,
        params: { subscriptionId: await id() },
        body: { PlanId, ProductId: plan.productId },
      })
    const { body } = await app.make('listProducts', { as })
    const annual = body.flatMap((product: { plans: { tag: string; interval: string }[] }) => product.plans)
    const other = annual.find(({ interval }: { interval: string }) => interval === 'Annually')
    expect((await change(other.tag)).status).toBe(200)
    const changed = async () =>
      (await app.mailsTo(as)).filter((email) => /^Subject: Your plan at .* has changed/m.test(email))
    expect(await changed()).toEqual([expect.stringContaining('It renews on')])
    await app.make('cancelSubscription', { as, params: { id: await id() } })
    expect((await change(other.tag)).status).toBe(200)
    expect(await changed()).toHaveLength(1)
    const continues = async () =>
      (await app.mailsTo(as)).filter((email) => /^Subject: Your membership of .* continues/m.test(email))
    expect(await continues()).toEqual([expect.stringContaining('It renews on')])
    // Nothing was resumed, as the plan is active already.
    await change(other.tag)
    expect(await continues()).toHaveLength(1)
  })

  const subjects = async () => (await app.mailsTo(as)).map((email) => /^Subject: (.*)$/m.exec(email)?.[1]?.trim())

  it('include a receipt after each charge, and a notice before each renewal, once', async () => {
    await buy()
    expect(await subjects()).toEqual(['Your receipt from Pulse Club'])
    await passPeriodEnd(-2 * day)
    await app.advance(day)
    expect(await subjects()).toEqual(['Your receipt from Pulse Club', 'Your membership of Pulse Club renews soon'])
    await passPeriodEnd()
    expect((await subjects()).filter((subject) => subject?.includes('receipt'))).toHaveLength(2)
    expect((await app.mailsTo(as)).at(-1)).toContain('£9.99')
  })

  it('are in the language that the member’s app last used, at sign-in or later', async () => {
    const speak = (language: string) => app.make('getUser', { as, headers: { 'accept-language': language } })
    await speak('de')
    await buy()
    expect(await subjects()).toEqual(['Deine Quittung von Pulse Club'])
    // A client that sends no language changes nothing.
    await app.make('getUser', { as })
    await app.make('getUser', { as, headers: { 'accept-language': '*' } })
    await passPeriodEnd()
    expect((await subjects()).at(-1)).toBe('Deine Quittung von Pulse Club')
    const form = { username: as, password: 'Demo1234' }
    await app.call('POST', '/oauth/login', { form, headers: { 'accept-language': 'en-gb' } })
    await passPeriodEnd()
    expect((await subjects()).at(-1)).toBe('Your receipt from Pulse Club')
  })

  it('include a notice of a renewal that is due soon, even if a thousand later ones exist', async () => {
    await app.database.execute(
      `insert into subscription (id, tenant_id, member_id, status, source, plan_tag, product_id, started_at, updated_at,
          current_period_start, current_period_end)
        select gen_random_uuid(), tenant_id, gen_random_uuid(), 'active', 'sandbox', tag, product_id, $1::timestamptz,
          $1::timestamptz, $1::timestamptz, $1::timestamptz + interval '10 days'
        from plan, generate_series(1, 1001) where tag = 'pulse-monthly'`,
      [new Date(await now())],
    )
    const { subscriptionTag } = await buy()
    const soon = new Date((await now()) + 2 * day * 1000)
    await app.database.execute('update subscription set current_period_end = $1 where id = $2', [soon, subscriptionTag])
    expect((await subjects()).at(-1)).toBe('Your membership of Pulse Club renews soon')
    await app.database.execute(`delete from subscription where member_id not in (select id from member)`)
  })

  it('confirm a cancellation, after which there is no renewal notice', async () => {
    await buy()
    await app.make('cancelSubscription', { as, params: { id: await id() } })
    await passPeriodEnd()
    expect(await subjects()).toEqual(['Your receipt from Pulse Club', 'Your membership of Pulse Club is cancelled'])
  })
})

describe('a refund', () => {
  it('ends the membership immediately and marks the invoice; only the platform may give it', async () => {
    const { subscriptionTag: subscriptionId } = await buy()
    const { userId: memberId } = (await app.make('getUser', { as })).body
    const ask = async (token?: string) => {
      const body = { memberId, subscriptionId }
      return (await app.call('POST', '/sandbox/refunds', { body, ...(token && { token }) })).status
    }
    expect(await ask(await app.tokenOf(as))).toBe(404)
    expect(await mayWatch(app, as)).toBe(true)
    expect(await ask()).toBe(200)
    expect(await mayWatch(app, as)).toBe(false)
    expect(await invoices()).toEqual([[999, 'refunded']])
    expect(await ask()).toBe(404)
  })
})

describe('cancelling', () => {
  const cancel = async (id: string, who = as) => app.make('cancelSubscription', { as: who, params: { id } })

  it('API-46 SUB-38 keeps access to the end of the period; twice is 400; resuming undoes it', async () => {
    await buy()
    const tag = await id()
    const cancelled = await cancel(tag)
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'active', cancelAtPeriodEnd: true } })
    expect(cancelled.body.canceledAt).toEqual(expect.any(String))
    expect(cancelled.body).toMatchObject({ nextInvoiceAmount: null, renewalAmount: 9.99 })
    expect(await cancel(tag)).toMatchObject({
      status: 400,
      body: { code: 400, message: 'This subscription is already cancelled' },
    })
    const body = { PlanId: 'pulse-monthly', SubscriptionId: tag, ProductId: 'pulse-membership' }
    const resumed = await app.make('changePlan', { as, params: { subscriptionId: tag }, body })
    expect(resumed).toMatchObject({ status: 200, body: { cancelAtPeriodEnd: false, canceledAt: null } })
    await cancel(tag)
    expect(await mayWatch(app, as)).toBe(true)
    await passPeriodEnd()
    expect(await mayWatch(app, as)).toBe(false)
    expect(await only()).toMatchObject({ status: 'canceled' })
    expect(await invoices()).toHaveLength(1)
  })

  it('works for a trial; another member’s, another club’s and no subscription are 404, a guest 401', async () => {
    await app.make('startTrial', { as })
    const tag = await id()
    const stranger = await app.newMember()
    expect((await cancel(tag, stranger)).status).toBe(404)
    expect((await cancel(tag, 'active@tempo.example')).status).toBe(404)
    expect((await cancel('nope')).status).toBe(404)
    expect((await app.make('cancelSubscription', { params: { id: tag } })).status).toBe(401)
    expect(await cancel(tag)).toMatchObject({ status: 200, body: { status: 'trialing', cancelAtPeriodEnd: true } })
  })
})

describe('changing the plan', () => {
  const change = (tag: string, body: Record<string, unknown>, who = as) =>
    app.make('changePlan', { as: who, params: { subscriptionId: tag }, body })

  it('API-47 ENT-29 SUB-39 starts the new plan and charges it less the unused part of the old one', async () => {
    await buy()
    const tag = await id()
    const body = { PlanId: 'pulse-annually', SubscriptionId: tag, ProductId: 'pulse-membership' }
    // Bought a moment ago, so nearly all of it is unused.
    expect((await only()).unusedAmount).toBeCloseTo(9.99, 1)
    const changed = await change(tag, body)
    expect(changed).toMatchObject({ status: 200, body: { planTag: 'pulse-annually', billingFrequency: 'Annually' } })
    expect(changed.body.lastInvoiceAmount).toBeCloseTo(70, 1)
    expect(await list()).toHaveLength(1)
    const again = await change(tag, body)
    expect(again.body.lastInvoiceAmount).toBe(changed.body.lastInvoiceAmount)
    expect(await invoices()).toHaveLength(2)
  })

  it('to a cheaper plan charges nothing until the credit is used up', async () => {
    await buy('quarterly')
    const changed = await change(await id(), { PlanId: 'pulse-monthly' })
    expect(changed).toMatchObject({ status: 200, body: { planTag: 'pulse-monthly', nextInvoiceAmount: 0 } })
    await passPeriodEnd()
    const amounts = (await invoices()).map(([amount]) => amount)
    expect(amounts).toEqual([2499, 0])
    expect((await only()).nextInvoiceAmount).toBeCloseTo(4.98, 1)
  })

  it('of a trial is free', async () => {
    await app.make('startTrial', { as })
    const changed = await change(await id(), { PlanId: 'pulse-annually' })
    expect(changed).toMatchObject({ status: 200, body: { status: 'trialing', planTag: 'pulse-annually' } })
    expect(await invoices()).toEqual([])
  })

  it('is refused for an unknown plan, another id in the body, another member’s or a free access', async () => {
    await buy()
    const tag = await id()
    expect((await change(tag, { PlanId: 'nope' })).status).toBe(400)
    expect((await change(tag, { PlanId: 'pulse-annually', ProductId: 'other' })).status).toBe(400)
    expect((await change(tag, { PlanId: 'pulse-annually', SubscriptionId: 'other' })).status).toBe(400)
    expect((await change(tag, {})).status).toBe(400)
    expect((await change(tag, { PlanId: 'pulse-annually' }, await app.newMember())).status).toBe(404)
    expect((await change('nope', { PlanId: 'pulse-annually' })).status).toBe(404)
    const [free] = (await app.make('listSubscriptions', { as: 'open@harbour.example' })).body
    expect((await change(free.subscriptionTag, { PlanId: 'x' }, 'open@harbour.example')).status).toBe(404)
    expect((await app.make('changePlan', { params: { subscriptionId: tag }, body: { PlanId: 'x' } })).status).toBe(401)
  })
})
