import type { CodeBatch, RedemptionList } from '@upbeat/contract/studio/entities/selling/code'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

let app: StaffApp
let manager: TestStaff
beforeAll(async () => {
  app = await openStaffApp({ SIGN_UPS_PER_ADDRESS: '1000' })
  manager = await app.newStaff('manager')
})
afterAll(() => app.close())

const fields = { label: 'Fair in May', size: 4, days: 30, usesPerCode: 1, until: null }
const create = async (changes: object = {}): Promise<CodeBatch> =>
  (await app.studio('createCodeBatch', { as: manager, body: { ...fields, ...changes } })).body
const unused = async ({ id }: CodeBatch): Promise<string[]> =>
  (await app.studio('listUnusedCodes', { as: manager, params: { id } })).body.codes
const batchNow = async ({ id }: CodeBatch): Promise<CodeBatch> =>
  (await app.studio('listCodeBatches', { as: manager })).body.batches.find((batch: CodeBatch) => batch.id === id)
const csvOf = async ({ id }: CodeBatch, as = manager) => app.studio('exportCodeBatch', { as, query: { batch: id } })
const redeem = (as: string, DiscountCode: string) => app.make('redeemCode', { as, body: { DiscountCode } })
const revoke = ({ id }: CodeBatch, codes?: string[]) =>
  app.studio('revokeCodes', { as: manager, params: { id }, body: codes ? { codes } : {} })

it('SELL-04 a batch of codes, each with its days, uses and expiry', async () => {
  const batch = await create({ size: 3, usesPerCode: 2, until: '2030-06-30T23:59' })
  expect(batch).toMatchObject({ size: 3, days: 30, usesPerCode: 2, until: '2030-06-30T23:59', used: 0, revoked: 0 })
  const [code = ''] = await unused(batch)
  expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  const [one, two, three] = [await app.newMember(), await app.newMember(), await app.newMember()]
  const reply = await redeem(one, code.toLowerCase())
  expect(reply).toMatchObject({ status: 200, body: { kind: 'freeaccess', subscription: { status: 'active' } } })
  expect(reply.body.facCodeEndDate).not.toBeNull()
  expect((await redeem(two, code)).status).toBe(200)
  expect((await redeem(three, code)).body.code).toBe(1032)
  const expired = await create({ until: '2020-01-01T00:00' })
  expect(expired.isExpired).toBe(true)
  expect((await redeem(three, (await unused(expired))[0] ?? '')).body.message).toBe('Access code expired')
})

it('SELL-04 is exported as CSV, safe to open in a spreadsheet', async () => {
  const batch = await create({ label: '=1+1', days: null, until: '2030-01-02T03:04' })
  const { status, headers, body } = await csvOf(batch)
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const [head, ...lines] = String(body).trimEnd().split('\r\n')
  expect(head).toBe('code,state,uses,uses allowed,days,valid until,batch')
  expect(lines).toEqual((await unused(batch)).map((code) => `${code},unused,0,1,,2030-01-02T03:04,'=1+1`))
})

it('SELL-04 lists who has redeemed which code and when, with names only for those who may see members', async () => {
  const batch = await create()
  const [code = ''] = await unused(batch)
  await redeem(await app.newMember(), code)
  const listed = async (as: TestStaff): Promise<RedemptionList> =>
    (await app.studio('listRedemptions', { as, query: { batch: batch.id } })).body
  const [redemption, ...others] = (await listed(manager)).redemptions
  expect(others).toEqual([])
  expect(redemption).toMatchObject({ code, redeemedAt: expect.any(String), member: { name: expect.any(String) } })
  expect((await listed(await app.newStaff('analyst'))).redemptions).toEqual([{ ...redemption, member: null }])
  expect(await batchNow(batch)).toMatchObject({ used: 1, revoked: 0 })
})

it('SELL-04 unused codes are revoked, some or all; used ones and their members stay', async () => {
  const batch = await create()
  const [usedCode = '', some = '', rest = ''] = await unused(batch)
  const as = await app.newMember()
  await redeem(as, usedCode)
  expect((await revoke(batch, [some, usedCode])).body).toMatchObject({ used: 1, revoked: 1 })
  const late = await app.newMember()
  expect((await redeem(late, some)).body.message).toBe('Access code expired')
  expect((await revoke(batch)).body).toMatchObject({ used: 1, revoked: 3 })
  expect((await redeem(late, rest)).status).toBe(409)
  expect((await revoke(batch)).body.code).toBe('notAllowedNow')
  expect((await app.make('listSubscriptions', { as })).body[0].status).toBe('active')
  expect(await unused(batch)).toEqual([])
})

it('only owners and managers see unused codes; nobody reaches another club’s', async () => {
  const batch = await create()
  const [support, stranger] = [await app.newStaff('support'), await app.newStaff('owner', 'harbour')]
  expect((await csvOf(batch, support)).body.code).toBe('notPermitted')
  expect((await app.studio('listCodeBatches', { as: support })).status).toBe(200)
  expect((await csvOf(batch, stranger)).body.code).toBe('notFound')
  const taken = await app.studio('revokeCodes', { as: stranger, params: { id: batch.id }, body: {} })
  expect([taken.body.code, (await batchNow(batch)).revoked]).toEqual(['notFound', 0])
})

it('refuses more than 10,000 codes, and none', async () => {
  for (const size of [0, 10_001, 2.5]) {
    expect((await app.studio('createCodeBatch', { as: manager, body: { ...fields, size } })).status).toBe(400)
  }
})
