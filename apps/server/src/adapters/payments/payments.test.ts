// @database embedded
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Held, Membership, Order, Outcome, Payments } from '../../modules/subscription/billing/payments.ts'
import { openStripeServer, type StripeServer, stripeKeys } from '../../testing/stripe/stripe-server.ts'
import { createSandbox } from './sandbox.ts'
import { createStripeCards } from './stripe/stripe-cards.ts'
import { createStripeClient } from './stripe/stripe-client.ts'
import { within } from './stripe/stripe-deadline.ts'
import { createStripePayments } from './stripe/stripe-payments.ts'

/** What a test needs from a provider besides its port. */
type Provider = {
  payments: Payments
  cards: { good: string; declined: string }
  /** Makes the member's card be declined from now on. */
  breakCard: (order: Order, membership: Membership) => Membership
  mendCard: (order: Order, membership: Membership) => Membership
  newCustomer: () => Promise<string | null>
  /** The contact stored for a customer; null if the provider stores none. */
  contactOf: (customer: string) => { email: string; name: string } | null
  advance: (seconds: number) => void
  now: () => number
}

const day = 86_400
const opening = Date.parse('2026-05-10T10:00:00Z')
const plan = (tag: string, priceMinor: number, interval: 'Monthly' | 'Annually'): Order['plan'] => ({
  tenantId: 'pulse',
  tag,
  productId: 'p',
  displayName: tag,
  interval,
  intervalCount: 1,
  renews: true,
  trialPeriodDays: null,
  priceMinor,
  currency: 'gbp',
  stripePriceId: null,
  position: 0,
  benefits: [],
  archivedAt: null,
  replacedBy: null,
  revision: 0,
})
const monthly = plan('monthly', 999, 'Monthly')
const yearly = plan('yearly', 7999, 'Annually')

function sandboxProvider(): Provider {
  let now = opening
  return {
    payments: createSandbox(),
    cards: { good: 'sandbox_ok_12345678', declined: 'sandbox_declined_12345678' },
    breakCard: (_order, membership) => ({ ...membership, paymentToken: 'sandbox_declined_12345678' }),
    mendCard: (_order, membership) => ({ ...membership, paymentToken: 'sandbox_ok_12345678' }),
    newCustomer: async () => null,
    contactOf: () => null,
    advance: (seconds) => {
      now += seconds * 1000
    },
    now: () => now,
  }
}

let server: StripeServer
beforeAll(async () => {
  server = await openStripeServer({ at: opening })
})
afterAll(() => server.close())

function stripeProvider(): Provider {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = server.settings
  const client = createStripeClient({ STRIPE_SECRET_KEY, STRIPE_API_BASE, STRIPE_TIMEOUT_SECONDS: 2 })
  const cards = createStripeCards(client, { publishableKey: stripeKeys.STRIPE_PUBLISHABLE_KEY, account: null })
  const member = () => ({ tenantId: 'pulse', memberId: crypto.randomUUID(), email: 'm@pulse.example', name: 'M' })
  return {
    payments: createStripePayments(client, null),
    cards: { good: 'pm_card_visa', declined: 'pm_card_chargeDeclined' },
    breakCard: ({ customer }, membership) => {
      server.account.failing.add(customer ?? '')
      return membership
    },
    mendCard: ({ customer }, membership) => {
      server.account.failing.delete(customer ?? '')
      return membership
    },
    newCustomer: () => cards.customerFor(member()),
    contactOf: (customer) => {
      const { email, name } = server.account.find(server.account.customers, 'customer', customer)
      return { email, name }
    },
    advance: server.advance,
    now: () => server.now() * 1000,
  }
}

describe.each([
  ['the sandbox', sandboxProvider],
  ['Stripe', stripeProvider],
])('%s', (_name, open) => {
  async function start(changes: Partial<Order> = {}) {
    const provider = open()
    const order: Order = {
      id: crypto.randomUUID(),
      tenantId: 'pulse',
      memberId: crypto.randomUUID(),
      plan: monthly,
      customer: await provider.newCustomer(),
      sourceToken: provider.cards.good,
      discount: null,
      at: provider.now(),
      ...changes,
    }
    return { ...provider, order }
  }
  async function begin(changes: Partial<Order> = {}) {
    const provider = await start(changes)
    const held = heldOf(await provider.payments.begin(provider.order))
    return { ...provider, held, membership: membershipOf(provider.order, held) }
  }
  function membershipOf({ id, sourceToken, plan: ordered }: Order, { reference, billing, planTag }: Held): Membership {
    const plans = [monthly, yearly]
    const running = plans.find(({ tag }) => tag === planTag) ?? ordered
    return { id, reference, paymentToken: sourceToken, billing, plan: running, plans, revision: 0 }
  }
  const paid = (held: Held) =>
    held.bills.filter(({ status }) => status === 'paid').map(({ amountMinor }) => amountMinor)

  it('charges the first period at the start', async () => {
    const { held, order } = await begin()
    expect(held).toMatchObject({ planTag: 'monthly', billing: { state: 'active', cancelledAt: null, creditMinor: 0 } })
    expect(held.billing).toMatchObject({ periodStart: order.at })
    expect(paid(held)).toEqual([999])
  })

  it('starts one membership and charges once for an order that is repeated', async () => {
    const { payments, order, held } = await begin()
    const again = await Promise.all(Array.from({ length: 5 }, () => payments.begin(order)))
    expect(again.map(heldOf)).toEqual([held, held, held, held, held])
  })

  it('starts nothing with a declined card', async () => {
    const provider = await start()
    const order = { ...provider.order, sourceToken: provider.cards.declined }
    expect(await provider.payments.begin(order)).toEqual({ paid: false, message: 'Your card was declined.' })
    expect(await provider.payments.find(order)).toBeNull()
  })

  it('distinguishes its own tokens from others', async () => {
    const { payments, cards } = await start()
    expect(payments.accepts(cards.good)).toBe(true)
    expect(['', '4242424242424242', 'tok_visa', `${cards.good} '`].map(payments.accepts)).toEqual(Array(4).fill(false))
  })

  it('applies a discount for its months', async () => {
    const at = open().now()
    const discount = { code: 'X', months: 1, terms: { percentageOff: 20, endsAt: at + 20 * day * 1000 } }
    const { payments, membership, held, advance, now } = await begin({ discount })
    expect(paid(held)).toEqual([799])
    advance(32 * day)
    expect(paid(await payments.catchUp(membership, now()))).toContain(999)
  })

  it('SELL-03 takes an amount off each charge', async () => {
    const terms = { amountOffMinor: 250, endsAt: Number.POSITIVE_INFINITY }
    const { payments, membership, held, advance, now } = await begin({ discount: { code: 'X', months: null, terms } })
    expect(paid(held)).toEqual([749])
    advance(32 * day)
    const renewed = await payments.catchUp(membership, now())
    expect(paid(renewed)).toContain(749)
    expect(renewed.billing).toMatchObject({ discount: { amountOffMinor: 250 } })
  })

  it('renews at the end of each period', async () => {
    const { payments, membership, advance, now } = await begin()
    advance(32 * day)
    const renewed = await payments.catchUp(membership, now())
    expect(renewed.billing).toMatchObject({ state: 'active' })
    expect(paid(renewed)).toContain(999)
    expect(periodEndOf(renewed)).toBeGreaterThan(now())
  })

  it('retries a failed renewal on days 1, 3 and 7, then ends', async () => {
    const provider = await begin()
    const { payments, order, advance, now } = provider
    let membership = provider.breakCard(order, provider.membership)
    const seen: unknown[] = []
    // Months differ in length.
    advance((periodEndOf(provider.held) - now()) / 1000 + 60)
    for (const wait of [0, day, 2 * day, 4 * day]) {
      advance(wait)
      const held = await payments.catchUp(membership, now())
      membership = { ...membership, billing: held.billing }
      seen.push(held.billing.state === 'pastDue' ? held.billing.failedAttempts : held.billing.state)
    }
    expect(seen).toEqual([1, 2, 3, 'ended'])
  })

  it('ends at once, without retrying the card, if it is cancelled while a renewal is failing', async () => {
    const { payments, order, membership, breakCard, mendCard, advance, now } = await begin()
    const broken = breakCard(order, membership)
    advance(32 * day)
    const { billing } = await payments.catchUp(broken, now())
    expect(billing.state).toBe('pastDue')
    const cancelled = await payments.cancel({ ...broken, billing }, now())
    expect(cancelled.billing.state).toBe('ended')
    const mended = mendCard(order, { ...broken, billing: cancelled.billing })
    advance(9 * day)
    const later = await payments.catchUp(mended, now())
    expect(later.billing).toEqual(cancelled.billing)
    // Only the first period's.
    expect(paid(later).length).toBeLessThan(2)
  })

  it('expires after a cancellation, and continues after being resumed', async () => {
    const { payments, membership, order, advance, now } = await begin()
    const cancelled = await payments.cancel(membership, now())
    expect(cancelled.billing).toMatchObject({ state: 'active', cancelledAt: expect.any(Number) })
    const resumed = await payments.resume(membershipOf(order, cancelled), now())
    expect(resumed.billing).toMatchObject({ state: 'active', cancelledAt: null })
    const again = await payments.cancel(membershipOf(order, resumed), now())
    advance(32 * day)
    expect((await payments.catchUp(membershipOf(order, again), now())).billing.state).toBe('ended')
  })

  it('changes to a more expensive plan for the difference, and back with a credit', async () => {
    const { payments, membership, order, now } = await begin()
    const dearer = heldOf(await payments.changePlan(membership, yearly, now()))
    expect(dearer).toMatchObject({ planTag: 'yearly', billing: { state: 'active', creditMinor: 0 } })
    expect(paid(dearer)).toContain(7000)
    const cheaper = heldOf(await payments.changePlan(membershipOf(order, dearer), monthly, now()))
    expect(cheaper).toMatchObject({ planTag: 'monthly', billing: { state: 'active' } })
    expect(cheaper.billing.state === 'active' && cheaper.billing.creditMinor).toBeCloseTo(7000, -1)
  })

  it('keeps the old plan if the card is declined for the new one', async () => {
    const provider = await begin()
    const membership = provider.breakCard(provider.order, provider.membership)
    const outcome = await provider.payments.changePlan(membership, yearly, provider.now())
    expect(outcome).toEqual({ paid: false, message: 'Your card was declined.' })
    expect(await provider.payments.catchUp(membership, provider.now())).toMatchObject({ planTag: 'monthly' })
  })

  it('changes at the second attempt if the card is declined only at the first', async () => {
    const { payments, order, membership, breakCard, mendCard, now } = await begin()
    const broken = breakCard(order, membership)
    expect((await payments.changePlan(broken, yearly, now())).paid).toBe(false)
    const again = { ...mendCard(order, broken), revision: 1 }
    const [one, other] = await Promise.all([1, 2].map(() => payments.changePlan(again, yearly, now())))
    expect(heldOf(one as Outcome)).toMatchObject({ planTag: 'yearly' })
    expect(paid(heldOf(other as Outcome)).filter((amount) => amount === 7000)).toHaveLength(1)
  })

  it('ends at once, and refunds payments made after another membership replaced it', async () => {
    const { payments, order, membership, advance, now } = await begin()
    advance(32 * day)
    await payments.catchUp(membership, now())
    const ended = await payments.takeBack(membership, now(), now() - 3 * day * 1000)
    expect(ended.billing.state).toBe('ended')
    expect((await payments.takeBack(membershipOf(order, ended), now(), 0)).billing).toEqual(ended.billing)
  })

  it('stores a member’s latest address and name, and ignores a deleted customer', async () => {
    const { payments, newCustomer, contactOf } = open()
    const customer = (await newCustomer()) ?? 'none'
    const [old, moved] = [
      { email: 'm@pulse.example', name: 'M' },
      { email: 'สมชาย@pulse.example', name: 'สมชาย ใจดี' },
    ]
    for (const contact of [old, moved, moved]) await payments.keepContact(customer, contact)
    expect(contactOf(customer)).toEqual(payments.keeps === 'there' ? moved : null)
    await payments.keepContact(customer, { ...moved, name: '' })
    expect(contactOf(customer)?.name ?? '').toBe('')
    await expect(payments.keepContact('cus_000000', moved)).resolves.toBeUndefined()
  })

  it('ends at once, with or without a refund, also if repeated', async () => {
    for (const way of ['end', 'refund'] as const) {
      const { payments, membership, order, now } = await begin()
      const ended = await payments[way](membership, now())
      expect(ended.billing.state).toBe('ended')
      expect((await payments[way](membershipOf(order, ended), now())).billing).toEqual(ended.billing)
    }
  })
})

describe('Stripe', () => {
  it('finds the result of an order whose reply was lost, and doesn’t order twice', async () => {
    const { payments, newCustomer, cards, now } = stripeProvider()
    const customer = await newCustomer()
    const order: Order = {
      id: crypto.randomUUID(),
      tenantId: 'pulse',
      memberId: crypto.randomUUID(),
      plan: monthly,
      customer,
      sourceToken: cards.good,
      discount: null,
      at: now(),
    }
    expect(await payments.find(order)).toBeNull()
    await payments.begin(order)
    const begun = server.account.subscriptions.size
    server.loseAnswers(2)
    const outcome = await payments.begin(order)
    expect(await payments.find(order)).toEqual(heldOf(outcome))
    expect(server.account.subscriptions.size).toBe(begun)
  })

  it('shows the discount on its invoices, and nothing of this product', async () => {
    const { payments, newCustomer, cards, now } = stripeProvider()
    const at = now()
    await payments.begin({
      id: crypto.randomUUID(),
      tenantId: 'pulse',
      memberId: crypto.randomUUID(),
      plan: monthly,
      at,
      customer: await newCustomer(),
      sourceToken: cards.good,
      discount: { code: 'Y', months: 3, terms: { percentageOff: 35, endsAt: at + 90 * day * 1000 } },
    })
    const coupon = [...server.account.coupons.values()].find(({ percent_off }) => percent_off === 35)
    expect(coupon?.name).toBe('-35%')
    expect(coupon?.id).not.toMatch(/upbeat/i)
  })

  it('gets no request past a purchase’s deadline, however many it leaves unanswered', async () => {
    const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = server.settings
    // Without the deadline each request would wait for a minute, three times.
    const client = createStripeClient({ STRIPE_SECRET_KEY, STRIPE_API_BASE, STRIPE_TIMEOUT_SECONDS: 60 })
    server.beSilent(100)
    const began = performance.now()
    const requests = within(300, async () => {
      const ask = () => client.customers.retrieve('cus_000000')
      const answers = [await Promise.allSettled([ask()]), await Promise.allSettled([ask(), ask()])]
      return answers.flat().map(({ status }) => status)
    })
    expect(await requests).toEqual(['rejected', 'rejected', 'rejected'])
    expect(performance.now() - began).toBeLessThan(20_000)
    server.beSilent(0)
  }, 60_000)

  it('rejects if no answer ever comes', async () => {
    const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = server.settings
    const client = createStripeClient({ STRIPE_SECRET_KEY, STRIPE_API_BASE, STRIPE_TIMEOUT_SECONDS: 0.1 })
    server.beSilent(9)
    const membership = { id: 'x', reference: 'sub_x', paymentToken: null, plan: monthly, plans: [monthly], revision: 0 }
    const request = createStripePayments(client, null).catchUp(
      { ...membership, billing: { state: 'ended', endedAt: 0 } },
      0,
    )
    await expect(request).rejects.toThrow()
    server.beSilent(0)
  })
})

function heldOf(outcome: Outcome): Held {
  if (!outcome.paid) throw new Error(outcome.message)
  return outcome.held
}

function periodEndOf({ billing }: Held): number {
  if (billing.state !== 'active') throw new Error(`The membership is ${billing.state}`)
  return billing.periodEnd
}
