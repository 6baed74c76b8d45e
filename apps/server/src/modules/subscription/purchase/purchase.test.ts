import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards, cardToken, purchaseBody } from '../../../testing/card-token.ts'
import { mayWatch } from '../../../testing/may-watch.ts'
import { type MemberApp, openMemberApp } from '../../../testing/member-app.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp()
})
afterAll(() => app.close())

const listOf = async (as: string) => (await app.make('listSubscriptions', { as })).body

describe('the products', () => {
  it('API-43 ENT-27 ENT-23 ENT-46 are listed with their plans, for guests too', async () => {
    const { status, body } = await app.make('listProducts')
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        productId: 'pulse-membership',
        name: 'Pulse Club membership',
        plans: [
          expect.objectContaining({ tag: 'pulse-monthly', price: 9.99, currency: 'gbp', trialPeriodDays: 14 }),
          expect.objectContaining({ tag: 'pulse-quarterly', interval: 'Quarterly', intervalCount: 1, price: 24.99 }),
          expect.objectContaining({ tag: 'pulse-annually', displayName: 'Annually', price: 79.99 }),
        ],
      },
    ])
    expect((await app.make('listProducts', { tenant: 'harbour' })).body).toEqual([])
    expect((await app.make('listProducts', { tenant: 'nowhere' })).status).toBe(400)
  })
})

describe('the subscriptions', () => {
  it('API-42 ENT-22 ENT-24 ENT-25 ENT-26 return each member’s own, with billing details', async () => {
    const [active] = await listOf('active@pulse.example')
    expect(active).toMatchObject({
      status: 'active',
      planTag: 'pulse-monthly',
      plan: { tag: 'pulse-monthly', productId: 'pulse-membership' },
      plans: [{ tag: 'pulse-monthly', currency: 'gbp' }],
      canceledAt: null,
      cancelAtPeriodEnd: false,
      facCodeEndDate: null,
      trialPeriodStart: null,
      billingFrequency: 'Monthly',
      subscriptionPrice: 9.99,
      currency: 'gbp',
      percentageOff: null,
      lastInvoiceAmount: 9.99,
      nextInvoiceAmount: 9.99,
    })
    expect(active.nextInvoiceDate).toBe(active.currentPeriodEnd)
    expect(Date.parse(active.lastInvoiceDate ?? '')).toBeLessThan(Date.parse(active.nextInvoiceDate ?? ''))
    const [discounted] = await listOf('discount@pulse.example')
    expect(discounted).toMatchObject({
      billingFrequency: 'Annually',
      discountCode: 'WELCOME20',
      percentageOff: 20,
      // The discount ends before the year does.
      lastInvoiceAmount: 63.99,
      nextInvoiceAmount: 79.99,
      discountExpiry: expect.any(String),
    })
    const [trial] = await listOf('trial@pulse.example')
    expect(trial).toMatchObject({ status: 'trialing', trialPeriodStart: expect.any(String), nextInvoiceDate: null })
    const [cancelled] = await listOf('cancelled@pulse.example')
    expect(cancelled).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, nextInvoiceAmount: null })
    expect(cancelled.subscriptionEndDate).toBe(cancelled.currentPeriodEnd)
    expect((await listOf('lapsed@pulse.example'))[0]).toMatchObject({ status: 'canceled' })
    expect(await listOf('nosub@pulse.example')).toEqual([])
  })

  it('ENT-25 return the last day of free access, if any', async () => {
    const [code] = await listOf('code@harbour.example')
    expect(code).toMatchObject({ status: 'active', plan: null, plans: [], billingFrequency: null })
    expect(code.facCodeEndDate).toMatch(/^\d{2}-\d{2}-\d{4}$/)
    expect((await listOf('open@harbour.example'))[0]).toMatchObject({ status: 'active', facCodeEndDate: null })
    expect((await listOf('expired@harbour.example'))[0]).toMatchObject({ status: 'inactive' })
  })

  it('ROLE-07 ROLE-08 need a bearer token of this club', async () => {
    const token = await app.tokenOf('active@pulse.example')
    const bearer = { authorization: `Bearer ${token}` }
    expect((await app.make('listSubscriptions', { as: null })).status).toBe(401)
    expect((await app.make('listSubscriptions', { as: null, tenant: 'tempo', headers: bearer })).status).toBe(401)
    expect((await app.make('listSubscriptions', { as: null, headers: bearer })).status).toBe(200)
  })
})

describe('a trial', () => {
  it('API-44 ROLE-10 needs no card, gives access to the player and is available once', async () => {
    const as = await app.newMember()
    expect(await mayWatch(app, as)).toBe(false)
    const body = { planId: 'pulse-monthly', productId: 'pulse-membership' }
    const begun = await app.make('createSubscription', { as, body })
    expect(begun).toMatchObject({ status: 201, body: { status: 'trialing', planTag: 'pulse-monthly' } })
    const days = (Date.parse(begun.body.currentPeriodEnd) - Date.parse(begun.body.trialPeriodStart)) / 86_400_000
    expect(days).toBe(14)
    expect(await mayWatch(app, as)).toBe(true)
    expect((await app.make('createSubscription', { as, body })).status).toBe(409)
    expect(await app.make('startTrial', { as })).toMatchObject({ status: 409, body: { code: 409 } })
  })

  it('payments/trial starts the club’s trial plan, or the given one', async () => {
    const [one, two] = [await app.newMember(), await app.newMember()]
    expect((await app.make('startTrial', { as: one, body: {} })).body.planTag).toBe('pulse-monthly')
    const named = { planId: 'pulse-monthly', productId: 'pulse-membership' }
    expect((await app.make('startTrial', { as: two, body: named })).status).toBe(201)
  })

  it('is refused for a plan without one, an unknown plan, without a bearer token, and for paying members', async () => {
    const as = await app.newMember()
    const productId = 'pulse-membership'
    const status = async (body: Record<string, unknown>) => (await app.make('createSubscription', { as, body })).status
    expect(await status({ planId: 'pulse-annually', productId })).toBe(400)
    expect(await status({ planId: 'nope', productId })).toBe(400)
    expect(await status({ planId: 'pulse-monthly', productId: 'other' })).toBe(400)
    expect(await status({ planId: 'pulse-monthly' })).toBe(400)
    expect((await app.make('startTrial', { as: null })).status).toBe(401)
    expect((await app.make('startTrial', { as: 'active@pulse.example' })).status).toBe(409)
    expect((await app.make('startTrial', { as: 'active@tempo.example' })).status).toBe(400)
  })
})

describe('a purchase', () => {
  it('API-45 ENT-28 SUB-17 charges the card, is active immediately and gives access to the player', async () => {
    const as = await app.newMember()
    const bought = await app.make('purchase', { as, body: await purchaseBody(app) })
    expect(bought).toMatchObject({
      status: 201,
      body: { status: 'active', lastInvoiceAmount: 9.99, nextInvoiceAmount: 9.99, discountCode: null },
    })
    expect(await mayWatch(app, as)).toBe(true)
  })

  it('replaces a trial', async () => {
    const as = await app.newMember()
    await app.make('startTrial', { as })
    expect((await app.make('purchase', { as, body: await purchaseBody(app) })).status).toBe(201)
    expect((await listOf(as)).map(({ status }: { status: string }) => status).sort()).toEqual(['active', 'canceled'])
  })

  it('ERR-21 with a declined card is 402 with the server’s message and leaves nothing behind, including the code’s use', async () => {
    const as = await app.newMember()
    const body = { ...(await purchaseBody(app, 'monthly', cards.declined)), DiscountCode: 'WELCOME20' }
    expect(await app.make('purchase', { as, body })).toMatchObject({
      status: 402,
      body: { code: 402, message: 'Your card was declined.' },
    })
    expect(await listOf(as)).toEqual([])
    const again = { ...(await purchaseBody(app)), DiscountCode: 'WELCOME20' }
    expect((await app.make('purchase', { as, body: again })).status).toBe(201)
  })

  it('ERR-18 ERR-19 with a used code is 409 1032, with an unknown one 409 1019; an empty one is ignored', async () => {
    const as = await app.newMember()
    const buy = async (DiscountCode: string) => {
      return app.make('purchase', { as, body: { ...(await purchaseBody(app)), DiscountCode } })
    }
    expect(await buy('USED10')).toMatchObject({
      status: 409,
      body: { code: 1032, message: 'discount code already used' },
    })
    expect(await buy('NOPE')).toMatchObject({ status: 409, body: { code: 1019, message: 'invalid coupon' } })
    expect(await listOf(as)).toEqual([])
    expect(await buy('')).toMatchObject({ status: 201, body: { discountCode: null } })
  })

  it('applies a discount, once per member', async () => {
    const as = await app.newMember()
    const body = { ...(await purchaseBody(app)), DiscountCode: ' welcome20 ' }
    expect(await app.make('purchase', { as, body })).toMatchObject({
      status: 201,
      body: { discountCode: 'WELCOME20', percentageOff: 20, lastInvoiceAmount: 7.99, nextInvoiceAmount: 7.99 },
    })
    const check = await app.make('checkCoupon', { as, params: { code: 'WELCOME20' } })
    expect(check).toMatchObject({ status: 409, body: { code: 1032 } })
  })

  it('refuses a bad token, plan or payment method with 400, and a guest with 401', async () => {
    const as = await app.newMember()
    const body = await purchaseBody(app)
    const status = async (changes: Record<string, unknown>) => {
      return (await app.make('purchase', { as, body: { ...body, ...changes } })).status
    }
    expect(await status({ sourceToken: 'tok_visa' })).toBe(400)
    expect(await status({ sourceToken: '4242424242424242' })).toBe(400)
    expect(await status({ planId: 'nope' })).toBe(400)
    expect(await status({ paymentMethod: 1 })).toBe(400)
    expect((await app.make('purchase', { body })).status).toBe(401)
  })
})

describe('attempts to test cards', () => {
  const refused = { status: 429, body: { code: 429, message: 'Too many requests. Please wait and try again.' } }
  const from = (host: number) => ({ 'x-forwarded-for': `192.0.2.${host}` })
  async function attempt(as: string, number: string, host: number) {
    return app.make('purchase', { as, body: await purchaseBody(app, 'monthly', number), headers: from(host) })
  }

  it('by one member are limited to ten an hour, from any IP address; even a valid card is refused after that', async () => {
    const as = await app.newMember()
    for (let time = 1; time <= 10; time += 1) expect((await attempt(as, cards.declined, time)).status).toBe(402)
    const reply = await attempt(as, cards.good, 11)
    expect(reply).toMatchObject(refused)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(await listOf(as)).toEqual([])
    await app.advance(3600)
    expect((await attempt(as, cards.good, 11)).status).toBe(201)
  })

  it('from one IP address are limited to fifty an hour, by any number of members, without affecting others', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => app.newMember()))
    for (let time = 0; time < 50; time += 1) {
      expect((await attempt(members[time % 5] ?? '', cards.declined, 99)).status).toBe(402)
    }
    const [last = ''] = members.slice(-1)
    expect(await attempt(last, cards.good, 99)).toMatchObject(refused)
    expect((await attempt(last, cards.good, 98)).status).toBe(201)
  })
})

describe('the sandbox’s card form', () => {
  const tokenise = (card: Record<string, unknown>) => app.call('POST', '/sandbox/tokens', { body: card })
  const card = { number: cards.good, expMonth: 1, expYear: 2099, cvc: '123' }

  it('SUB-40 returns a token that contains nothing of the number', async () => {
    const token = await cardToken(app)
    // Six digits of any card used here: four could occur in a random token by chance.
    const ofTheNumber = /424242|000000/
    expect(token).not.toMatch(ofTheNumber)
    const as = await app.newMember()
    await app.make('purchase', { as, body: { ...(await purchaseBody(app)), sourceToken: token } })
    const { rows } = await app.database.execute(
      'select payment_token from subscription where payment_token is not null',
    )
    expect(JSON.stringify(rows)).not.toMatch(ofTheNumber)
  })

  it('refuses an invalid and an expired card', async () => {
    expect((await tokenise({ ...card, number: '4242424242424241' })).status).toBe(400)
    expect((await tokenise({ ...card, expYear: 2020 })).status).toBe(400)
    expect((await tokenise({ ...card, expMonth: 13 })).status).toBe(400)
    expect((await tokenise({ ...card, cvc: 'abc' })).status).toBe(400)
    expect((await tokenise({ ...card, expYear: 31 })).status).toBe(200)
  })
})
