import type { PlanList, StudioPlan } from '@upbeat/contract/studio/entities/selling/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardToken } from '../../../testing/card-token.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp({ SIGN_UPS_PER_ADDRESS: '1000' })
  owner = await app.newStaff('owner')
})
afterAll(() => app.close())

const fields = {
  name: 'Ten days',
  price: 4.5,
  period: { unit: 'day', count: 10 },
  trialDays: 0,
  benefits: ['Every class', 'Live events'],
} as const
const create = async (changes: object = {}): Promise<StudioPlan> =>
  (await app.studio('createPlan', { as: owner, body: { ...fields, currency: 'GBP', ...changes } })).body
const save = ({ tag, revision }: StudioPlan, changes: object) =>
  app.studio('savePlan', { as: owner, params: { tag }, body: { ...fields, revision, ...changes } })
const list = async (as = owner): Promise<PlanList> => (await app.studio('listPlans', { as })).body
const shown = async (tag: string, as = owner) => (await list(as)).plans.find((plan) => plan.tag === tag)
const sold = async (): Promise<{ tag: string; price: number; displayName: string }[]> =>
  (await app.make('listProducts')).body[0].plans
async function buy(as: string, tag: string, sourceToken?: string) {
  const token = sourceToken ?? (await cardToken(app))
  const body = { planId: tag, productId: 'pulse-membership', paymentMethod: 2, sourceToken: token }
  return app.make('purchase', { as, body })
}
const membershipOf = async (as: string) => (await app.make('listSubscriptions', { as })).body[0]

describe('a new plan', () => {
  it('SELL-02 is for sale at once: name, price, currency, interval, trial, benefits, at the end of the order', async () => {
    const plan = await create()
    expect(plan).toMatchObject({ ...fields, currency: 'GBP', isArchived: false, subscribers: 0, earlier: [] })
    expect((await sold()).at(-1)).toMatchObject({
      tag: plan.tag,
      displayName: 'Ten days',
      interval: 'Daily',
      intervalCount: 10,
      price: 4.5,
      currency: 'gbp',
      benefits: ['Every class', 'Live events'],
    })
    const as = await app.newMember()
    expect(await buy(as, plan.tag)).toMatchObject({ status: 201, body: { status: 'active', subscriptionPrice: 4.5 } })
    expect((await shown(plan.tag))?.subscribers).toBe(1)
  })

  it('SELL-02 starts with its trial', async () => {
    const { tag } = await create({ name: 'With trial', trialDays: 5 })
    const as = await app.newMember()
    const reply = await app.make('startTrial', { as, body: { planId: tag, productId: 'pulse-membership' } })
    expect([reply.status < 300, (await membershipOf(as)).status]).toEqual([true, 'trialing'])
  })

  it('is refused in another currency, with more decimals than it has, and for longer than cards are charged', async () => {
    const ask = async (changes: object) => {
      const reply = await app.studio('createPlan', { as: owner, body: { ...fields, currency: 'GBP', ...changes } })
      return [reply.status, reply.body.code, reply.body.fields?.[0]?.path]
    }
    expect(await ask({ currency: 'EUR' })).toEqual([409, 'otherCurrency', undefined])
    expect(await ask({ price: 4.555 })).toEqual([400, 'invalidRequest', 'price'])
    expect((await ask({ period: { unit: 'year', count: 4 } }))[0]).toBe(400)
    expect((await ask({ name: '   ' }))[0]).toBe(400)
  })

  it('is the first product of a club without any, and its pages then say that payments are tests', async () => {
    const club = await app.newStaff('owner', 'harbour')
    const body = { ...fields, currency: (await list(club)).currency }
    expect((await app.studio('createPlan', { as: club, body })).status).toBe(201)
    const [product] = (await app.make('listProducts', { tenant: 'harbour' })).body
    expect(product).toMatchObject({ productId: 'membership', plans: [{ displayName: 'Ten days' }] })
  })
})

describe('a changed price', () => {
  it('SELL-02 is a new price: existing subscriptions keep theirs, also when they renew', async () => {
    const plan = await create({ name: 'Rising', price: 8 })
    const [early, late] = [await app.newMember(), await app.newMember()]
    await buy(early, plan.tag)
    const changed: StudioPlan = (await save(plan, { name: 'Rising', price: 12 })).body
    expect(changed).toMatchObject({ price: 12, subscribers: 0, earlier: [{ tag: plan.tag, price: 8, subscribers: 1 }] })
    expect(changed.tag).not.toBe(plan.tag)
    expect((await sold()).filter(({ displayName }) => displayName === 'Rising')).toMatchObject([{ price: 12 }])
    expect(await buy(late, plan.tag)).toMatchObject({ status: 400, body: { message: 'This plan is not available' } })
    expect(await buy(late, changed.tag)).toMatchObject({ status: 201, body: { subscriptionPrice: 12 } })
    expect(await membershipOf(early)).toMatchObject({ subscriptionPrice: 8, nextInvoiceAmount: 8, renewalAmount: 8 })
    expect(await shown(changed.tag)).toMatchObject({ subscribers: 1, earlier: [{ subscribers: 1 }] })
  })

  it('SELL-02 is not made by another name, trial or benefits', async () => {
    const plan = await create({ name: 'Old name' })
    const { body } = await save(plan, { name: 'New name', trialDays: 3, benefits: [] })
    expect(body).toMatchObject({ tag: plan.tag, name: 'New name', trialDays: 3, benefits: [], earlier: [] })
  })

  it('SELL-02 a purchase whose reply was lost is answered alike after the price was changed', async () => {
    const plan = await create({ name: 'Lost reply' })
    const [as, token] = [await app.newMember(), await cardToken(app)]
    const first = await buy(as, plan.tag, token)
    await save(plan, { name: 'Lost reply', price: 9 })
    const again = await buy(as, plan.tag, token)
    expect([again.status, again.body.subscriptionTag]).toEqual([201, first.body.subscriptionTag])
  })

  it('two people editing the same plan: the second is told, and nothing is overwritten', async () => {
    const plan = await create({ name: 'Shared' })
    const first: StudioPlan = (await save(plan, { name: 'Mine' })).body
    expect(await save(plan, { name: 'Theirs' })).toMatchObject({ status: 409, body: { code: 'changedElsewhere' } })
    const priced: StudioPlan = (await save(first, { name: 'Mine', price: 6 })).body
    expect(await save(first, { name: 'Theirs' })).toMatchObject({ status: 409, body: { code: 'changedElsewhere' } })
    expect(await shown(priced.tag)).toMatchObject({ name: 'Mine', price: 6 })
  })
})

describe('an archived plan', () => {
  const archive = ({ tag }: StudioPlan) => app.studio('archivePlan', { as: owner, params: { tag } })

  it('SELL-02 can’t be bought any more, and its subscribers go on; it is never deleted', async () => {
    const plan = await create({ name: 'Going' })
    const [early, late] = [await app.newMember(), await app.newMember()]
    await buy(early, plan.tag)
    expect(await archive(plan)).toMatchObject({ status: 200, body: { isArchived: true, subscribers: 1 } })
    expect(await archive(plan)).toMatchObject({ status: 409, body: { code: 'notAllowedNow' } })
    expect((await sold()).some(({ tag }) => tag === plan.tag)).toBe(false)
    expect(await buy(late, plan.tag)).toMatchObject({ status: 400, body: { message: 'This plan is not available' } })
    expect(await membershipOf(early)).toMatchObject({ status: 'active', renewalAmount: 4.5 })
    await app.studio('unarchivePlan', { as: owner, params: { tag: plan.tag } })
    expect((await buy(late, plan.tag)).status).toBe(201)
  })

  it('a cancelled membership of it can be resumed, and nobody can switch to it', async () => {
    const [plan, other] = [await create({ name: 'Resumed' }), await create({ name: 'Other' })]
    const [as, switching] = [await app.newMember(), await app.newMember()]
    await buy(as, plan.tag)
    await buy(switching, other.tag)
    await archive(plan)
    const change = async (who: string) => {
      const { subscriptionTag: id } = await membershipOf(who)
      const body = { PlanId: plan.tag, SubscriptionId: id }
      return app.make('changePlan', { as: who, params: { subscriptionId: id }, body })
    }
    const { subscriptionTag } = await membershipOf(as)
    await app.make('cancelSubscription', { as, params: { id: subscriptionTag } })
    await change(as)
    expect((await membershipOf(as)).cancelAtPeriodEnd).toBe(false)
    expect(await change(switching)).toMatchObject({ status: 400, body: { message: 'This plan is not available' } })
  })
})

describe('the order', () => {
  it('SELL-02 is that in which members see the plans', async () => {
    const [one, two] = [await create({ name: 'One' }), await create({ name: 'Two' })]
    await app.studio('orderPlans', { as: owner, body: { tags: [two.tag, one.tag] } })
    expect((await sold()).slice(0, 2).map(({ tag }) => tag)).toEqual([two.tag, one.tag])
    const unknown = await app.studio('orderPlans', { as: owner, body: { tags: ['unknown'] } })
    expect(unknown.body.code).toBe('invalidRequest')
  })
})

it('plans are changed by owners, and read by managers, support and analysts; analysts see no count below five', async () => {
  const plan = await create({ name: 'Seen' })
  await buy(await app.newMember(), plan.tag)
  const [manager, analyst, coach] = [
    await app.newStaff('manager'),
    await app.newStaff('analyst'),
    await app.newStaff('coach'),
  ]
  expect((await app.studio('listPlans', { as: coach })).body.code).toBe('notPermitted')
  expect((await app.studio('createPlan', { as: manager, body: { ...fields, currency: 'GBP' } })).status).toBe(403)
  expect((await shown(plan.tag, manager))?.subscribers).toBe(1)
  expect((await shown(plan.tag, analyst))?.subscribers).toBe(null)
})
