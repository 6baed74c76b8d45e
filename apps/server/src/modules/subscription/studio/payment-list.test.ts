import type { FailingCardList, PaymentList } from '@upbeat/contract/studio/entities/selling/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthRange, monthsBetween } from '../../../platform/clock/month-range.ts'
import { cards, purchaseBody } from '../../../testing/card-token.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp({ SIGN_UPS_PER_ADDRESS: '1000' })
  owner = await newOwner()
})
afterAll(() => app.close())

async function newOwner() {
  const staff = await app.newStaff('owner')
  await app.reauthenticate(staff)
  return staff
}
/** Moves the clock, after which the owner signs in again. */
async function pass(days: number) {
  await app.advance(days * 86_400)
  owner = await newOwner()
}
const list = async (query: Record<string, string> = {}, as = owner): Promise<PaymentList> =>
  (await app.studio('listPayments', { as, query })).body
const failing = async (as = owner): Promise<FailingCardList['cards']> =>
  (await app.studio('listFailingCards', { as })).body.cards
async function newPayer(card?: string) {
  const email = await app.newMember()
  await app.make('purchase', { as: email, body: await purchaseBody(app, 'monthly', card) })
  const { userId: id } = (await app.make('getUser', { as: email })).body
  return { email, id }
}
const ofMember = async (id: string, query: Record<string, string> = {}) =>
  (await list(query)).entries.filter(({ member }) => member?.id === id)
async function refund(id: string) {
  const { version } = (await app.studio('getMember', { as: owner, params: { id } })).body
  return (await app.studio('refundMember', { as: owner, params: { id }, body: { version } })).status
}

describe('payments', () => {
  it('SELL-05 lists a payment with its plan, period and member, and sums the month', async () => {
    const before = (await list()).sums[0]
    const { email, id } = await newPayer()
    const { month, sums } = await list()
    expect(await ofMember(id)).toMatchObject([
      { kind: 'payment', amountMinor: 999, currency: 'GBP', taxMinor: null, planName: 'Monthly', member: { email } },
    ])
    expect(sums).toMatchObject([{ currency: 'GBP', paidMinor: (before?.paidMinor ?? 0) + 999 }])
    const at = (await ofMember(id))[0]?.at ?? ''
    expect(at.slice(0, 7)).toBe(month)
  })

  it('SELL-05 lists a refund as an entry of its own, on its own day', async () => {
    const { id } = await newPayer()
    const [payment] = await ofMember(id)
    await pass(1)
    expect(await refund(id)).toBe(204)
    const entries = [...(await ofMember(id)), ...(await ofMember(id, { month: payment?.at.slice(0, 7) ?? '' }))]
    const refunds = entries.filter(({ kind }) => kind === 'refund')
    expect(refunds[0]).toMatchObject({ id: payment?.id, amountMinor: -999 })
    const later = Date.parse(refunds[0]?.at ?? '') - Date.parse(payment?.at ?? '')
    expect(later).toBeGreaterThanOrEqual(86_400_000)
    expect(entries.find(({ kind }) => kind === 'payment')).toEqual(payment)
  })

  it('SELL-05 lists one kind only, and pages', async () => {
    const tenant = `select id from tenant where name = 'pulse'`
    await app.database.execute(
      `insert into invoice (id, tenant_id, member_id, subscription_id, reason, amount_minor, currency, status, period_start,
        period_end, created_at)
        select gen_random_uuid(), (${tenant}), gen_random_uuid(), gen_random_uuid(), n::text, 100, 'gbp', 'paid', at, at, at
        from generate_series(1, 120) as n, (select timestamptz '2026-02-10T12:00Z' as at) as noon`,
    )
    const month = '2026-02'
    const pages = await Promise.all([1, 2, 3].map((page) => list({ month, page: String(page) })))
    expect(pages.map(({ entries, hasMore }) => [entries.length, hasMore])).toEqual([
      [50, true],
      [50, true],
      [20, false],
    ])
    expect(new Set(pages.flatMap(({ entries }) => entries.map(({ id }) => id))).size).toBe(120)
    expect((await list({ month, kind: 'refund' })).entries).toEqual([])
    expect(pages[0]).toMatchObject({ month, sums: [{ currency: 'GBP', paidMinor: 12_000, netMinor: 12_000 }] })
    expect(pages[0]?.months).toContain(month)
    // Accounts that are gone leave their payments without a name.
    expect(pages[0]?.entries[0]?.member).toBeNull()
  })

  it('SELL-05 shows no other club’s payments, names only to those who may see members, and nothing without permission', async () => {
    await newPayer()
    const elsewhere = await app.newStaff('owner', 'mono')
    const own = new Set((await list()).entries.map(({ id }) => id))
    expect((await list({}, elsewhere)).entries.filter(({ id }) => own.has(id))).toEqual([])
    const analyst = await app.newStaff('analyst')
    expect((await app.studio('listPayments', { as: analyst })).status).toBe(403)
    await app.studio('setAllowances', {
      as: owner,
      body: { coachesPublish: true, managersSeeMoney: true, analystsSeeMoney: true },
    })
    const { entries } = await list({}, analyst)
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.every(({ member }) => member === null)).toBe(true)
    expect((await app.studio('exportPayments', { as: analyst, query: { month: '2026-02' } })).status).toBe(403)
  })
})

describe('failing cards', () => {
  it('SELL-05 lists what fails, what is charged next and when the membership ends', async () => {
    const { email, id } = await newPayer(cards.failsLater)
    expect((await failing()).filter(({ memberId }) => memberId === id)).toEqual([])
    await pass(31)
    const [card] = (await failing()).filter(({ memberId }) => memberId === id)
    expect(card).toMatchObject({
      member: { email },
      planName: 'Monthly',
      amountMinor: 999,
      currency: 'GBP',
      attempts: expect.toBeOneOf([1, 2]),
    })
    expect([card?.isLastAttempt, typeof card?.nextAttemptAt]).toEqual([false, 'string'])
    expect((await ofMember(id, { kind: 'failure' })).length).toBeGreaterThan(0)
    await pass(4)
    expect((await failing()).find(({ memberId }) => memberId === id)).toMatchObject({ isLastAttempt: true })
    await pass(5)
    expect((await failing()).filter(({ memberId }) => memberId === id)).toEqual([])
  })
})

describe('the export', () => {
  it('SELL-05 has a line per payment and refund with amounts in major units, and no failure', async () => {
    const { id } = await newPayer()
    await app.database.execute(`update invoice set tax_minor = 159 where member_id = $1`, [id])
    await app.database.execute(`update member set first_name = '=cmd()' where id = $1`, [id])
    expect(await refund(id)).toBe(204)
    const { month } = await list()
    const { status, body: text } = await app.studio('exportPayments', { as: owner, query: { month } })
    expect(status).toBe(200)
    const [header, ...lines] = text.split('\r\n')
    expect(header).toMatch(/^date,time,kind,payment,member,name,email,plan,/)
    const own = lines.filter((line: string) => line.includes(id))
    expect(own.map((line: string) => line.match(/(payment|refund),/)?.[1]).sort()).toEqual(['payment', 'refund'])
    expect(own.find((line: string) => line.includes(',payment,'))).toContain(',GBP,9.99,1.59,8.4,sandbox,purchase')
    expect(own.find((line: string) => line.includes(',refund,'))).toContain(',GBP,-9.99,-1.59,-8.4,sandbox,purchase')
    expect(own[0]).toContain("'=cmd()")
    expect(text).not.toContain('failure')
  })

  it('SELL-05 asks to sign in again first', async () => {
    const other = await app.newStaff('owner')
    const reply = await app.studio('exportPayments', { as: other, query: { month: '2026-02' } })
    expect([reply.status, reply.body.code]).toEqual([403, 'reauthenticationRequired'])
  })
})

describe('months', () => {
  it('begin and end in the club’s time zone', () => {
    const november = monthRange('2026-11', 'Pacific/Auckland')
    expect(november.from.toISOString()).toBe('2026-10-31T11:00:00.000Z')
    expect(monthRange('2026-03', 'Europe/Berlin').until.toISOString()).toBe('2026-03-31T22:00:00.000Z')
    const since = new Date('2025-12-31T23:30Z')
    expect(monthsBetween(since, new Date('2026-02-01T00:00Z'), 'Europe/Berlin')).toEqual(['2026-02', '2026-01'])
  })
})
