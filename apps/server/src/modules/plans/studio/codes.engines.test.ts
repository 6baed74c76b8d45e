// @database both
import { afterAll, beforeAll, expect, it } from 'vitest'
import { purchaseBody } from '../../../testing/card-token.ts'
import { openStaffApp, type StaffApp } from '../../../testing/staff-app.ts'

let app: StaffApp
beforeAll(async () => {
  app = await openStaffApp({ SIGN_UPS_PER_ADDRESS: '1000' })
})
afterAll(() => app.close())

it('SELL-03 a discount code used by 50 at once: as many as it allows pay less, the others are told and charged nothing', async () => {
  const owner = await app.newStaff('owner')
  const benefit = { percentageOff: 50, amountOff: null, months: null, from: null, until: null, maximumUses: 3 }
  await app.studio('createDiscount', { as: owner, body: { ...benefit, code: 'RUSH' } })
  const members: string[] = []
  // Sequentially, because more password hashes at once than fit into the queue would be refused.
  while (members.length < 50) {
    const as = await app.newMember()
    await app.tokenOf(as)
    members.push(as)
  }
  const body = { ...(await purchaseBody(app)), DiscountCode: 'RUSH' }
  const replies = await Promise.all(members.map((as) => app.make('purchase', { as, body })))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(replies.filter(({ status, body: { code } }) => status === 409 && code === 1032)).toHaveLength(47)
  const rows = await app.database.execute(
    `select (select uses from access_code where code = 'RUSH') as uses,
      (select count(*)::integer from invoice where subscription_id in
        (select id from subscription where discount_code = 'RUSH')) as invoices,
      (select count(*)::integer from subscription where discount_code = 'RUSH') as memberships`,
  )
  expect(rows.rows).toEqual([{ uses: 3, invoices: 3, memberships: 3 }])
}, 120_000)

it('SELL-04 makes and exports a batch of 10,000 different codes', async () => {
  const owner = await app.newStaff('owner')
  const body = { label: 'Everyone', size: 10_000, days: 7, usesPerCode: 1, until: null }
  const { body: batch } = await app.studio('createCodeBatch', { as: owner, body })
  expect(batch).toMatchObject({ size: 10_000, used: 0 })
  const csv = String((await app.studio('exportCodeBatch', { as: owner, query: { batch: batch.id } })).body)
  const codes = csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0])
  expect(new Set(codes).size).toBe(10_000)
}, 60_000)
