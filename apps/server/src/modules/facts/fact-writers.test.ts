import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cards, purchaseBody } from '../../testing/card-token.ts'
import { openStaffApp, type StaffApp } from '../../testing/staff-app.ts'

let app: StaffApp
let as: string
let userId: string
beforeAll(async () => {
  app = await openStaffApp({ SIGN_UPS_PER_ADDRESS: '1000' })
})
beforeEach(async () => {
  as = await app.newMember()
  userId = await idOf(as)
})
afterAll(() => app.close())

const day = 86_400
const idOf = async (email: string) => (await app.make('getUser', { as: email })).body.userId
/** The member's facts in order, as kind and details; those of joining are left out. */
async function facts(member = userId) {
  const { rows } = await app.database.execute(
    `select kind, details from fact where member_id = $1 and kind <> 'member_joined' order by at, kind`,
    [member],
  )
  return rows.map(({ kind, details }) => [kind, details])
}
const kinds = async () => (await facts()).map(([kind]) => kind)
const only = async () => (await app.make('listSubscriptions', { as })).body[0]
async function buy(number?: string, more: Record<string, unknown> = {}) {
  const body = { ...(await purchaseBody(app, 'monthly', number)), ...more }
  expect((await app.make('purchase', { as, body })).status).toBe(201)
}
async function passPeriodEnd() {
  const { now } = (await app.call('GET', '/demo/clock')).json()
  await app.advance(Math.ceil((Date.parse((await only()).currentPeriodEnd) - Date.parse(now)) / 1000) + 60)
}

const monthly = {
  planTag: 'pulse-monthly',
  interval: 'Monthly',
  intervalCount: 1,
  priceMinor: 999,
  currency: 'gbp',
}
const charge = { planTag: 'pulse-monthly', amountMinor: 999, currency: 'gbp' }

describe('members', () => {
  it('join once, and a refused sign-up is no fact', async () => {
    const joined = async () =>
      (await app.database.execute(`select details from fact where kind = 'member_joined' and member_id = $1`, [userId]))
        .rows
    expect(await joined()).toEqual([{ details: { by: 'signUp' } }])
    const all = async () =>
      (await app.database.execute(`select count(*)::int as count from fact where kind = 'member_joined'`)).rows
    const before = await all()
    await expect(app.make('signUp', { body: { userDetail: {} } })).resolves.toMatchObject({ status: 400 })
    const applicationProfile = { emailAddress: as, passwordHash: 'Demo1234', countryCode: 'gb' }
    const again = { emailPassword: false, thirdPartyUserId: '', skipConsent: true }
    expect((await app.make('signUp', { body: { userDetail: { applicationProfile }, ...again } })).status).toBe(409)
    expect(await all()).toEqual(before)
  })
})

describe('memberships', () => {
  it('a trial, then a purchase that replaces it', async () => {
    await app.make('startTrial', { as })
    await app.advance(60)
    await buy()
    expect(await facts()).toEqual([
      ['trial_started', expect.objectContaining({ days: expect.any(Number) })],
      ['membership_ended', expect.objectContaining({ was: 'trial', replaced: true })],
      ['subscribed', { ...monthly, percentageOff: null, hadTrial: true }],
    ])
  })

  it('a trial that runs out', async () => {
    await app.make('startTrial', { as })
    await app.advance(15 * day)
    expect(await facts()).toEqual([
      ['trial_started', expect.anything()],
      ['membership_ended', expect.objectContaining({ was: 'trial', replaced: false })],
    ])
  })

  it('each renewal, however late the server looks', async () => {
    await buy()
    await app.advance(93 * day)
    const renewals = (await facts()).slice(1)
    expect(renewals.length).toBeGreaterThanOrEqual(2)
    expect(renewals).toEqual(renewals.map(() => ['renewed', charge]))
  })

  it('each failed charge, then the end', async () => {
    await buy(cards.failsLater)
    await passPeriodEnd()
    await app.advance(8 * day)
    expect(await facts()).toEqual([
      ['subscribed', { ...monthly, percentageOff: null, hadTrial: false }],
      ...[1, 2, 3].map((attempt) => ['payment_failed', { ...charge, attempt }]),
      ['membership_ended', { planTag: 'pulse-monthly', was: 'paid', replaced: false }],
      ['payment_failed', { ...charge, attempt: 4 }],
    ])
  })

  it('a declined purchase is no fact', async () => {
    const body = await purchaseBody(app, 'monthly', cards.declined)
    expect((await app.make('purchase', { as, body })).status).toBe(402)
    expect(await facts()).toEqual([])
  })

  it('cancelling, resuming and changing the plan', async () => {
    await buy()
    const { subscriptionTag } = await only()
    const step = async (name: 'cancelSubscription' | 'changePlan', plan?: string) => {
      await app.advance(1)
      const body = plan && { PlanId: `pulse-${plan}` }
      const params = { id: subscriptionTag, subscriptionId: subscriptionTag }
      expect((await app.make(name, { as, params, ...(body && { body }) })).status).toBe(200)
    }
    await step('cancelSubscription')
    await step('changePlan', 'monthly')
    await step('changePlan', 'annually')
    expect(await kinds()).toEqual(['subscribed', 'cancelled', 'resumed', 'plan_changed'])
    expect((await facts()).at(-1)?.[1]).toMatchObject({ from: 'pulse-monthly', planTag: 'pulse-annually' })
  })

  it('codes: free access at once, a discount with the purchase', async () => {
    await buy(cards.good, { DiscountCode: 'WELCOME20' })
    expect(await facts()).toEqual([
      ['code_redeemed', { kind: 'discount' }],
      ['subscribed', expect.objectContaining({ percentageOff: 20 })],
    ])
    const guest = await app.newMember('harbour', { accessCode: 'HARBOUR' })
    await app.make('redeemCode', { as: guest, body: { DiscountCode: 'HARBOUR' } })
    expect(await facts(await idOf(guest))).toEqual([['code_redeemed', { kind: 'freeaccess' }]])
  })
})

describe('playing', () => {
  const track = async (ID: string, playedDurationSecond: number) => {
    const body = { ID, contentID: 'class-1', playedDurationSecond }
    expect((await app.make('trackPlay', { as, body })).status).toBeLessThan(300)
  }
  const seconds = async () => (await facts()).map(([, details]) => details)

  it('counts a playback once and each second once, whatever is reported again', async () => {
    for (const reported of [60, 60, 300, 120]) {
      await track('first', reported)
      await app.advance(1)
    }
    await track('second', 40)
    expect(await seconds()).toEqual([
      { seconds: 60, isFirst: true },
      { seconds: 240, isFirst: false },
      { seconds: 40, isFirst: true },
    ])
  })

  it('counts reports that arrive together once', async () => {
    await Promise.all([30, 30, 90, 90, 10].map((reported) => track('together', reported)))
    const all = (await seconds()) as { seconds: number; isFirst: boolean }[]
    expect(all.reduce((sum, each) => sum + each.seconds, 0)).toBe(90)
    expect(all.filter(({ isFirst }) => isFirst)).toHaveLength(1)
  })
})

describe('classes', () => {
  const versions = async (tags: string[]) =>
    (
      await app.database.execute(
        `select entity_id, details from fact where kind = 'class_published' and entity_id = any($1) order by source`,
        [tags],
      )
    ).rows

  it('each published version, one class or many, and nothing if publishing is refused', async () => {
    const manager = await app.newStaff('manager')
    const { classes } = (await app.studio('listClasses', { as: manager, query: { state: 'published' } })).body
    const [one, two] = classes
    const selection = { tags: [one.tag, two.tag] }
    const action = { kind: 'publish' }
    expect((await app.studio('publishClass', { as: manager, params: { tag: one.tag }, body: {} })).status).toBe(200)
    for (const { tag } of [one, two])
      expect((await app.studio('unpublishClass', { as: manager, params: { tag } })).status).toBe(200)
    const { plan } = (await app.studio('previewBulkChange', { as: manager, body: { selection, action } })).body
    const body = { selection, action, plan }
    expect((await app.studio('makeBulkChange', { as: manager, body })).body).toMatchObject({ count: 2 })
    expect((await app.studio('publishClass', { as: manager, params: { tag: 'none' }, body: {} })).status).toBe(404)
    const of = async (tag: string) => (await versions([tag])).map(({ details }) => details)
    expect(await of(one.tag)).toEqual([{ version: 2 }, { version: 3 }])
    expect(await of(two.tag)).toEqual([{ version: 2 }])
  })
})
