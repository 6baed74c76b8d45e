// @database both
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cards, purchaseBody } from '../../../testing/card-token.ts'
import { type MemberApp, openMemberApp } from '../../../testing/member-app.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp()
})
afterAll(() => app.close())

const listOf = async (as: string) => (await app.make('listSubscriptions', { as })).body
async function paidInvoices(as: string) {
  const { userId } = (await app.make('getUser', { as })).body
  const { rows } = await app.database.execute('select * from invoice where member_id = $1', [userId])
  return rows
}

it('a trial starts once for many simultaneous requests', async () => {
  const as = await app.newMember()
  const replies = await Promise.all(Array.from({ length: 8 }, () => app.make('startTrial', { as })))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(7)
  expect(await listOf(as)).toHaveLength(1)
})

it('a purchase that is repeated, even simultaneously, is one subscription and one charge with the same reply', async () => {
  const as = await app.newMember()
  const body = await purchaseBody(app)
  const replies = await Promise.all(Array.from({ length: 20 }, () => app.make('purchase', { as, body })))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(replies.map((reply) => reply.body.subscriptionTag)).size).toBe(1)
  const replayed = await app.make('purchase', { as, body })
  expect(replayed).toMatchObject({ status: 201, body: { subscriptionTag: replies[0]?.body.subscriptionTag } })
  expect(await listOf(as)).toHaveLength(1)
  expect(await paidInvoices(as)).toHaveLength(1)
})

it('ERR-20 a purchase is 409 for another one, and only one of many simultaneous ones with different cards succeeds', async () => {
  const as = await app.newMember()
  const bodies = await Promise.all(Array.from({ length: 20 }, () => purchaseBody(app)))
  const replies = await Promise.all(bodies.map((body) => app.make('purchase', { as, body })))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const { status, body: refused } of replies.filter((reply) => reply.status !== 201)) {
    expect([status, refused]).toEqual([409, { code: 409, message: 'already active subscription' }])
  }
  expect(await listOf(as)).toHaveLength(1)
  expect(await paidInvoices(as)).toHaveLength(1)
  expect((await app.make('purchase', { as, body: await purchaseBody(app, 'annually') })).status).toBe(409)
})

it('a purchase succeeds once among many with the same single-use discount, which a declined card returns', async () => {
  await app.database.execute(
    `insert into access_code (tenant_id, code, kind, percentage_off, discount_months, maximum_uses)
      select id, 'SINGLE30', 'discount', 30, 3, 1 from tenant where name = 'pulse'`,
  )
  const uses = async () =>
    (await app.database.execute(`select uses from access_code where code = 'SINGLE30'`)).rows[0]?.uses
  const unlucky = await app.newMember()
  const declined = { ...(await purchaseBody(app, 'monthly', cards.declined)), DiscountCode: 'single30' }
  expect((await app.make('purchase', { as: unlucky, body: declined })).status).toBe(402)
  expect(await uses()).toBe(0)
  const members = await Promise.all(Array.from({ length: 20 }, () => app.newMember()))
  const replies = await Promise.all(
    members.map(async (as) =>
      app.make('purchase', { as, body: { ...(await purchaseBody(app)), DiscountCode: 'SINGLE30' } }),
    ),
  )
  expect(replies.filter(({ status, body }) => status === 201 && body.percentageOff === 30)).toHaveLength(1)
  expect(replies.filter(({ status, body }) => status === 409 && body.code === 1032)).toHaveLength(19)
  expect(await uses()).toBe(1)
  const charged = await Promise.all(members.map(paidInvoices))
  expect(charged.flat()).toHaveLength(1)
})
