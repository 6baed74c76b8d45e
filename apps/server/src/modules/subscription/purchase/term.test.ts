import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardToken } from '../../../testing/card-token.ts'
import { mayWatch } from '../../../testing/may-watch.ts'
import { openStaffApp, type StaffApp } from '../../../testing/staff-app.ts'
import { openStripeServer, type StripeServer } from '../../../testing/stripe/stripe-server.ts'

const day = 86_400

describe.each(['sandbox', 'stripe'] as const)('a plan for a term, sold through %s', (engine) => {
  let stripe: StripeServer
  let app: StaffApp
  let term: string
  beforeAll(async () => {
    stripe = await openStripeServer()
    const settings = engine === 'stripe' ? stripe.settings : {}
    app = await openStaffApp({ ...settings, SIGN_UPS_PER_ADDRESS: '1000' })
    const owner = await app.newStaff('owner')
    const body = {
      name: 'Three months',
      price: 30,
      currency: 'GBP',
      period: { unit: 'month', count: 3 },
      renews: false,
      trialDays: 0,
      benefits: [],
    }
    term = (await app.studio('createPlan', { as: owner, body })).body.tag
  })
  afterAll(async () => {
    await app.close()
    await stripe.close()
  })

  async function buy(as: string, planId = term, more: object = {}) {
    if (engine === 'stripe') await app.make('prepareCard', { as })
    const sourceToken = engine === 'stripe' ? 'pm_card_visa' : await cardToken(app)
    const body = { planId, productId: 'pulse-membership', paymentMethod: 2, sourceToken, ...more }
    return app.make('purchase', { as, body })
  }
  const only = async (as: string) => (await app.make('listSubscriptions', { as })).body[0]
  const change = async (as: string, PlanId: string) =>
    app.make('changePlan', { as, params: { subscriptionId: (await only(as)).subscriptionTag }, body: { PlanId } })
  /** Moves both clocks, then delivers what Stripe has to say. */
  async function pass(seconds: number) {
    stripe.advance(seconds)
    await app.advance(seconds)
    await deliver()
  }
  let delivered = 0
  /** Delivers the events that weren't delivered yet. */
  async function deliver() {
    for (const event of stripe.events.slice(delivered)) {
      const { body: payload, headers } = stripe.signed(event)
      await app.server.inject({ method: 'POST', url: '/webhooks/stripe', payload, headers })
    }
    delivered = stripe.events.length
    await app.advance(0)
  }
  async function ofMember(as: string, statement: string) {
    const { userId } = (await app.make('getUser', { as })).body
    return (await app.database.execute(statement, [userId])).rows
  }
  const bills = async (as: string) =>
    (await ofMember(as, 'select amount_minor, status from invoice where member_id = $1 order by created_at')).map(
      (row) => [row.amount_minor, row.status],
    )
  const facts = async (as: string) =>
    (await ofMember(as, `select kind, details from fact where member_id = $1 and kind <> 'member_joined' order by at`))
      .map(({ kind, details }) => ({ kind, ...(details as object) }))
      .filter(({ kind }) => kind !== 'played')
  const access = async (as: string) => {
    const { userId: id } = (await app.make('getUser', { as })).body
    // The clock has moved past the sessions of earlier people.
    return (await app.studio('getMember', { as: await app.newStaff('owner'), params: { id } })).body
  }

  it('is paid once, isn’t cancelled, and ends on its last day with an email', async () => {
    const as = await app.newMember()
    const bought = await buy(as)
    expect([bought.status, bought.body]).toEqual([
      201,
      expect.objectContaining({
        status: 'active',
        renews: false,
        canceledAt: null,
        nextInvoiceDate: null,
        nextInvoiceAmount: null,
        lastInvoiceAmount: 30,
        subscriptionEndDate: bought.body.currentPeriodEnd,
        plans: [expect.objectContaining({ tag: term, renews: false })],
      }),
    ])
    expect((await access(as)).access).toMatchObject({ may: true, reason: 'term', until: bought.body.currentPeriodEnd })
    expect((await access(as)).actions).toMatchObject({ cancel: false, cancelNow: true })
    const begun = Date.parse((await app.call('GET', '/demo/clock')).json().now)
    const lasts = Math.round((Date.parse(bought.body.currentPeriodEnd) - begun) / 1000)
    expect([89 * day, 93 * day].map((edge) => Math.sign(lasts - edge))).toEqual([1, -1])
    await pass(lasts - day)
    expect(await mayWatch(app, as)).toBe(true)
    await pass(day + 60)
    expect(await mayWatch(app, as)).toBe(false)
    await pass(200 * day)
    expect(await only(as)).toMatchObject({ status: 'canceled', renews: false })
    expect(await bills(as)).toEqual([[3000, 'paid']])
    expect((await access(as)).access).toMatchObject({ may: false, reason: 'termOver' })
    expect(await facts(as)).toEqual([
      expect.objectContaining({ kind: 'subscribed', planTag: term, priceMinor: 3000, renews: false }),
      { kind: 'membership_ended', planTag: term, was: 'paid', replaced: false },
    ])
    const ended = (await app.mailsTo(as)).filter((mail) => mail.includes('has run its full time'))
    expect(ended).toHaveLength(1)
    expect(await buy(as)).toMatchObject({ status: 201, body: { status: 'active' } })
  })

  it('can’t be cancelled or resumed by the member', async () => {
    const as = await app.newMember()
    const { subscriptionTag: id } = (await buy(as)).body
    const cancelled = await app.make('cancelSubscription', { as, params: { id } })
    expect([cancelled.status, (await change(as, term)).status]).toEqual([400, 400])
    expect(await only(as)).toMatchObject({ renews: false, canceledAt: null, nextInvoiceDate: null })
  })

  it('is changed from and to a renewing plan, with what is unused taken off', async () => {
    const as = await app.newMember()
    await buy(as, 'pulse-monthly')
    const changed = await change(as, term)
    expect(changed.body).toMatchObject({ planTag: term, renews: false, nextInvoiceDate: null, canceledAt: null })
    expect((await bills(as)).at(-1)).toEqual([2001, 'paid'])
    const back = (await change(as, 'pulse-monthly')).body
    expect(back).toMatchObject({ planTag: 'pulse-monthly', cancelAtPeriodEnd: false })
    expect(back.renews).toBeUndefined()
    expect(back.nextInvoiceDate).toBe(back.currentPeriodEnd)
    expect((await facts(as)).map(({ kind }) => kind)).toEqual(['subscribed', 'plan_changed', 'plan_changed'])
  })

  it('takes a discount', async () => {
    const as = await app.newMember()
    expect((await buy(as, term, { DiscountCode: 'WELCOME20' })).status).toBe(201)
    expect(await bills(as)).toEqual([[2400, 'paid']])
  })

  it('is refunded by staff, and access ends at once', async () => {
    const as = await app.newMember()
    await buy(as)
    const { id, version } = await access(as)
    await app.studio('refundMember', { as: await app.newStaff('owner'), params: { id }, body: { version } })
    expect(await bills(as)).toEqual([[3000, 'refunded']])
    expect([await mayWatch(app, as), (await access(as)).access.reason]).toEqual([false, 'refunded'])
    expect((await app.mailsTo(as)).some((mail) => mail.includes('has run its full time'))).toBe(false)
  })

  it.runIf(engine === 'stripe')('isn’t renewed if its end was undone in Stripe’s dashboard', async () => {
    const as = await app.newMember()
    const { subscriptionTag } = (await buy(as)).body
    const [row] = await ofMember(as, 'select source_reference from subscription where member_id = $1')
    const reference = String(row?.source_reference)
    stripe.account.change(reference, { anchorNow: false, cancelAtPeriodEnd: false })
    await deliver()
    expect(stripe.account.subscriptions.get(reference)?.cancelAtPeriodEnd).toBe(true)
    expect(await only(as)).toMatchObject({ subscriptionTag, renews: false })
  })
})

it('SELL-02 a plan that renews becomes one for a term as a new price; subscribers keep theirs', async () => {
  const app = await openStaffApp()
  const owner = await app.newStaff('owner')
  const { plans } = (await app.studio('listPlans', { as: owner })).body
  const { tag, revision, name, price, trialDays, benefits, period } = plans[0]
  const body = { revision, name, price, trialDays, benefits, period, renews: false }
  const saved = (await app.studio('savePlan', { as: owner, params: { tag }, body })).body
  expect(saved).toMatchObject({ name, renews: false, earlier: [{ tag, renews: true }] })
  expect(saved.tag).not.toBe(tag)
  const [{ plans: sold }] = (await app.make('listProducts')).body
  expect(sold.find((plan: { tag: string }) => plan.tag === saved.tag)).toMatchObject({ renews: false })
  await app.close()
})
