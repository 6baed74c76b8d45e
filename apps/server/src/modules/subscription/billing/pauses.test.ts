import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardToken } from '../../../testing/card-token.ts'
import { mayWatch } from '../../../testing/may-watch.ts'
import { openStaffApp, type StaffApp } from '../../../testing/staff-app.ts'
import { openStripeServer, type StripeServer } from '../../../testing/stripe/stripe-server.ts'

const day = 86_400

describe.each(['sandbox', 'stripe'] as const)('a pause of a membership that %s runs', (engine) => {
  let stripe: StripeServer
  let app: StaffApp
  beforeAll(async () => {
    stripe = await openStripeServer()
    app = await openStaffApp({ ...(engine === 'stripe' && stripe.settings), SIGN_UPS_PER_ADDRESS: '1000' })
    await allow('oncePerYear')
  })
  afterAll(async () => {
    await app.close()
    await stripe.close()
  })

  async function allow(value: string) {
    const as = await app.newStaff('owner')
    const params = { key: 'settings.memberPauses' }
    expect((await app.studio('changeSetting', { as, params, body: { value } })).status).toBeLessThan(300)
  }
  async function newPaying(): Promise<string> {
    const as = await app.newMember()
    if (engine === 'stripe') await app.make('prepareCard', { as })
    const sourceToken = engine === 'stripe' ? 'pm_card_visa' : await cardToken(app)
    const body = { planId: 'pulse-monthly', productId: 'pulse-membership', paymentMethod: 2, sourceToken }
    expect((await app.make('purchase', { as, body })).status).toBe(201)
    return as
  }
  const only = async (as: string) => (await app.make('listSubscriptions', { as })).body[0]
  const params = async (as: string) => ({ id: (await only(as)).subscriptionTag })
  const pause = async (as: string, months = 1) =>
    app.make('pauseSubscription', { as, params: await params(as), body: { months } })
  const unpause = async (as: string) => app.make('unpauseSubscription', { as, params: await params(as) })
  const now = async () => Date.parse((await app.call('GET', '/demo/clock')).json().now)
  let delivered = 0
  /** Delivers Stripe's new events, the last one first. */
  async function deliver() {
    const news = stripe.events.slice(delivered).toReversed()
    delivered = stripe.events.length
    if (engine === 'sandbox') return
    for (const event of news) {
      const { body: payload, headers } = stripe.signed(event)
      await app.server.inject({ method: 'POST', url: '/webhooks/stripe', payload, headers })
    }
    await app.advance(0)
  }
  async function passTo(moment: string, seconds = 60) {
    const ahead = Math.ceil((Date.parse(moment) - (await now())) / 1000) + seconds
    stripe.advance(ahead)
    await app.advance(ahead)
    await deliver()
  }
  async function ofMember(as: string, statement: string) {
    const { userId } = (await app.make('getUser', { as })).body
    return (await app.database.execute(statement, [userId])).rows
  }
  const bills = async (as: string) =>
    (await ofMember(as, 'select amount_minor, status from invoice where member_id = $1 order by created_at, reason'))
      .map((row) => `${row.amount_minor} ${row.status}`)
      .join(', ')
  const facts = async (as: string) =>
    (await ofMember(as, `select kind from fact where member_id = $1 order by at, kind`))
      .map(({ kind }) => String(kind))
      .filter((kind) => !['member_joined', 'played'].includes(kind))
  const seenByStaff = async (as: string) => {
    const { userId: id } = (await app.make('getUser', { as })).body
    return (await app.studio('getMember', { as: await app.newStaff('owner'), params: { id } })).body
  }
  const subjects = async (as: string) =>
    (await app.mailsTo(as)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? '')

  it('rests from the end of the paid period, charges nothing, and goes on by itself', async () => {
    const as = await newPaying()
    const before = await only(as)
    expect(before.mayPause).toBe(true)
    const { status, body: paused } = await pause(as, 2)
    expect([status, paused.pausedFrom, paused.status]).toEqual([200, before.currentPeriodEnd, 'active'])
    const from = new Date(before.currentPeriodEnd)
    expect(paused.nextInvoiceDate).toBe(paused.pausedUntil)
    expect(Math.round((Date.parse(paused.pausedUntil) - from.getTime()) / 1000 / day)).toBeGreaterThanOrEqual(59)
    expect((await subjects(as)).at(-1)).toContain('is paused')
    expect((await seenByStaff(as)).access).toMatchObject({ may: true, reason: 'pauseAhead' })
    expect(await mayWatch(app, as)).toBe(true)

    await passTo(before.currentPeriodEnd)
    expect([await mayWatch(app, as), (await only(as)).status]).toEqual([false, 'inactive'])
    const during = await seenByStaff(as)
    expect(during.access).toMatchObject({ may: false, reason: 'paused', until: paused.pausedUntil })
    expect([during.state, during.actions.unpause, during.actions.addDays]).toEqual(['paused', 'now', 'no'])
    expect(await bills(as)).toBe('999 paid')

    await passTo(paused.pausedUntil, -2 * day)
    expect((await subjects(as)).at(-1)).toContain('continues soon')
    await passTo(paused.pausedUntil, 4000)
    expect(await mayWatch(app, as)).toBe(true)
    const after = await only(as)
    expect([after.status, after.pausedUntil, await bills(as)]).toEqual(['active', undefined, '999 paid, 999 paid'])
    expect(new Date(after.currentPeriodEnd).getTime()).toBeGreaterThan(Date.parse(paused.pausedUntil) + 27 * day * 1000)
    expect((await facts(as)).toSorted()).toEqual(['paused', 'renewed', 'subscribed', 'unpaused'])
    expect((await subjects(as)).filter((subject) => subject.includes('continues soon'))).toHaveLength(1)
  })

  it('is over after a jump of the clock beyond its end', async () => {
    const as = await newPaying()
    const { pausedUntil } = (await pause(as, 1)).body
    await passTo(pausedUntil, 3600 * 2)
    expect([await mayWatch(app, as), (await only(as)).status, await bills(as)]).toEqual([
      true,
      'active',
      '999 paid, 999 paid',
    ])
  })

  it('is given up before it begins without a charge, and renews on the day before', async () => {
    const as = await newPaying()
    const before = await only(as)
    await pause(as, 3)
    const { status, body: back } = await unpause(as)
    expect([status, back.pausedUntil, back.currentPeriodEnd, back.nextInvoiceDate]).toEqual([
      200,
      undefined,
      before.currentPeriodEnd,
      before.currentPeriodEnd,
    ])
    await passTo(before.currentPeriodEnd, 4000)
    expect([await mayWatch(app, as), await bills(as)]).toEqual([true, '999 paid, 999 paid'])
    expect((await unpause(as)).status).toBe(404)
  })

  it('is ended early for a new period, and goes on if the card is declined', async () => {
    const as = await newPaying()
    const { pausedFrom } = (await pause(as, 3)).body
    await passTo(pausedFrom, 5 * day)
    if (engine === 'stripe') {
      const [row] = await ofMember(as, 'select source_reference as reference from subscription where member_id = $1')
      const { customer = '' } = stripe.account.subscriptions.get(String(row?.reference)) ?? {}
      stripe.account.failing.add(customer)
      expect((await unpause(as)).status).toBe(402)
      expect(await mayWatch(app, as)).toBe(false)
      stripe.account.failing.delete(customer)
    }
    const { status, body: going } = await unpause(as)
    expect([status, going.status, going.pausedUntil]).toEqual([200, 'active', undefined])
    expect(Date.parse(going.currentPeriodEnd)).toBeGreaterThan((await now()) + 27 * day * 1000)
    expect([await mayWatch(app, as), await bills(as)]).toEqual([true, '999 paid, 999 paid'])
    expect((await subjects(as)).at(-1)).toMatch(/continues$/)
  })

  it('is ended and cancelled with one email each, however often the member asks at once', async () => {
    const as = await newPaying()
    const { pausedFrom } = (await pause(as, 3)).body
    await passTo(pausedFrom, 5 * day)
    const count = async (subject: RegExp) => (await subjects(as)).filter((each) => subject.test(each)).length
    await Promise.all([unpause(as), unpause(as), unpause(as)])
    await deliver()
    expect((await facts(as)).filter((kind) => kind === 'unpaused')).toHaveLength(1)
    expect([await count(/continues$/), await bills(as)]).toEqual([1, '999 paid, 999 paid'])
    const cancelling = { as, params: await params(as) }
    await Promise.all([app.make('cancelSubscription', cancelling), app.make('cancelSubscription', cancelling)])
    await deliver()
    expect(await count(/cancelled/)).toBe(1)
  })

  it('is cancelled at once while it rests, and with the paid period before', async () => {
    const [ahead, resting] = [await newPaying(), await newPaying()]
    const { pausedFrom } = (await pause(ahead)).body
    await pause(resting)
    const cancel = async (as: string) => app.make('cancelSubscription', { as, params: await params(as) })
    expect((await cancel(ahead)).body).toMatchObject({ cancelAtPeriodEnd: true, currentPeriodEnd: pausedFrom })
    await passTo(pausedFrom)
    expect((await cancel(resting)).body.status).toBe('canceled')
    expect([await mayWatch(app, ahead), await bills(ahead), await bills(resting)]).toEqual([
      false,
      '999 paid',
      '999 paid',
    ])
  })

  it('is one pause if a member asks twice at once and staff too, and its plan can’t be changed meanwhile', async () => {
    const as = await newPaying()
    const { id, version } = await seenByStaff(as)
    const staff = await app.newStaff('support')
    const replies = await Promise.all([
      pause(as, 1),
      pause(as, 1),
      app.studio('pauseMembership', { as: staff, params: { id }, body: { months: 1, version } }),
    ])
    // Stripe's state is read again, which is then what each of them wanted.
    const granted = replies.filter(({ status }) => status < 300).length
    expect(granted).toBeGreaterThanOrEqual(1)
    if (engine === 'sandbox') expect(granted).toBe(1)
    expect((await facts(as)).filter((kind) => kind === 'paused')).toHaveLength(1)
    await deliver()
    expect((await subjects(as)).filter((subject) => subject.includes('is paused'))).toHaveLength(1)
    const changed = await app.make('changePlan', {
      as,
      params: { subscriptionId: (await only(as)).subscriptionTag },
      body: { PlanId: 'pulse-annually' },
    })
    expect(changed.status).toBe(409)
  })

  it('is once a year for the member, as often as needed for staff, and never if the club allows none', async () => {
    const as = await newPaying()
    await pause(as)
    await unpause(as)
    expect((await only(as)).mayPause).toBeUndefined()
    expect((await pause(as)).status).toBe(409)
    const { id, version } = await seenByStaff(as)
    const staff = await app.newStaff('support')
    const asked = await app.studio('pauseMembership', { as: staff, params: { id }, body: { months: 2, version } })
    expect(asked.status).toBe(204)
    const stale = await app.studio('unpauseMembership', { as: staff, params: { id }, body: { version } })
    expect(stale.body.code).toBe('changedElsewhere')
    const other = await newPaying()
    await allow('off')
    expect([(await only(other)).mayPause, (await pause(other)).status]).toEqual([undefined, 403])
    await allow('oncePerYear')
  })
})
