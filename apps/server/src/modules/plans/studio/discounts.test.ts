import type { DiscountList, StudioDiscount } from '@upbeat/contract/studio/entities/selling/code'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purchaseBody } from '../../../testing/card-token.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

let app: StaffApp
let manager: TestStaff
beforeAll(async () => {
  app = await openStaffApp({ SIGN_UPS_PER_ADDRESS: '1000' })
  manager = await app.newStaff('manager')
})
afterAll(() => app.close())

const whole = { percentageOff: null, amountOff: null, months: null, from: null, until: null, maximumUses: null }
const create = (code: string, fields: object) =>
  app.studio('createDiscount', { as: manager, body: { ...whole, code, ...fields } })
const list = async (): Promise<DiscountList> => (await app.studio('listDiscounts', { as: manager })).body
const shown = async (code: string) => (await list()).discounts.find((one) => one.code === code)
const check = (code: string) => app.make('checkCoupon', { tenant: 'pulse', params: { code } })
const buy = async (as: string, DiscountCode: string, plan = 'monthly') =>
  app.make('purchase', { as, body: { ...(await purchaseBody(app, plan)), DiscountCode } })
const charges = async () => Number((await app.database.execute('select count(*) from invoice')).rows[0]?.count)

describe('a discount code', () => {
  it('SELL-03 takes a percentage off, for as many months as it says', async () => {
    const { status, body } = await create('quarter25', { percentageOff: 25, months: 2 })
    expect([status, body]).toMatchObject([201, { code: 'QUARTER25', state: 'valid', uses: 0, percentageOff: 25 }])
    const bought = await buy(await app.newMember(), 'quarter25')
    expect(bought).toMatchObject({
      status: 201,
      body: { percentageOff: 25, lastInvoiceAmount: 7.49, renewalAmount: 7.49 },
    })
    expect(await shown('QUARTER25')).toMatchObject({ uses: 1 })
  })

  it('SELL-03 takes an amount off each charge, never more than the price', async () => {
    const { body } = await create('FIVEOFF', { amountOff: 5 })
    expect(body).toMatchObject({ amountOff: 5, currency: 'GBP', percentageOff: null })
    expect((await check('FIVEOFF')).body).toMatchObject({ amountOff: 5, currency: 'gbp', percentageOff: null })
    const bought = await buy(await app.newMember(), 'FIVEOFF')
    expect(bought).toMatchObject({
      status: 201,
      body: { amountOff: 5, percentageOff: null, lastInvoiceAmount: 4.99, renewalAmount: 4.99 },
    })
    await create('FIFTYOFF', { amountOff: 50, months: 1 })
    const free = await buy(await app.newMember(), 'FIFTYOFF')
    expect(free.body).toMatchObject({ status: 'active', lastInvoiceAmount: 0, renewalAmount: 9.99 })
  })

  it('an amount in another currency than the plan’s is refused, and nothing is charged or used', async () => {
    await create('EUROS', { amountOff: 5 })
    await app.database.execute(`update access_code set currency = 'eur' where code = 'EUROS'`)
    const before = await charges()
    expect(await buy(await app.newMember(), 'EUROS')).toMatchObject({ status: 409, body: { code: 1019 } })
    expect([await charges(), (await shown('EUROS'))?.uses]).toEqual([before, 0])
  })

  it('SELL-03 is valid from and until times in the club’s time zone', async () => {
    const zone = JSON.stringify({ timeZone: 'Europe/Berlin' })
    await app.database.execute(`update tenant set settings = settings || $1::jsonb where name = 'pulse'`, [zone])
    await app.database.notify('tenant_changed', 'pulse')
    await expect.poll(async () => (await list()).timeZone).toBe('Europe/Berlin')
    const times = { from: '2030-07-01T09:00', until: '2030-12-24T18:00' }
    expect((await create('SEASON', { percentageOff: 5, ...times })).body).toMatchObject({ ...times, state: 'upcoming' })
    const { rows } = await app.database.execute(
      `select extract(epoch from starts_at) as f, extract(epoch from expires_at) as u from access_code where code = 'SEASON'`,
    )
    expect([Number(rows[0]?.f), Number(rows[0]?.u)]).toEqual([
      Date.parse('2030-07-01T07:00Z') / 1000,
      Date.parse('2030-12-24T17:00Z') / 1000,
    ])
    expect((await check('SEASON')).body.message).toBe('invalid coupon')
    await create('PAST', { percentageOff: 5, until: '2020-01-01T00:00' })
    expect([(await check('PAST')).body.message, (await shown('PAST'))?.state]).toEqual([
      'Access code expired',
      'expired',
    ])
    expect((await create('BACKWARDS', { percentageOff: 5, from: times.until, until: times.from })).status).toBe(400)
  })

  it('SELL-03 can be used as often as it says, once per member', async () => {
    await create('TWICE', { percentageOff: 50, maximumUses: 2 })
    const [one, two, three] = [await app.newMember(), await app.newMember(), await app.newMember()]
    await buy(one, 'TWICE')
    expect((await app.make('checkCoupon', { as: one, params: { code: 'TWICE' } })).body.code).toBe(1032)
    expect((await buy(two, 'TWICE')).status).toBe(201)
    expect(await buy(three, 'TWICE')).toMatchObject({ status: 409, body: { code: 1032 } })
    expect(await shown('TWICE')).toMatchObject({ uses: 2, state: 'used' })
  })

  it('SELL-03 is ended and reopened; who has subscribed with it keeps it', async () => {
    await create('ENDING', { percentageOff: 30 })
    const as = await app.newMember()
    await buy(as, 'ENDING')
    const params = { code: 'ENDING' }
    expect((await app.studio('endDiscount', { as: manager, params })).body.state).toBe('ended')
    expect((await app.studio('endDiscount', { as: manager, params })).body.code).toBe('notAllowedNow')
    expect((await check('ENDING')).body.message).toBe('Access code expired')
    expect(await buy(await app.newMember(), 'ENDING')).toMatchObject({ status: 409 })
    expect((await app.make('listSubscriptions', { as })).body[0]).toMatchObject({
      percentageOff: 30,
      renewalAmount: 6.99,
    })
    await app.studio('reopenDiscount', { as: manager, params })
    expect((await check('ENDING')).status).toBe(200)
  })

  it('has a name of its own, also among access codes, and one kind of benefit', async () => {
    await create('TAKEN', { percentageOff: 5 })
    expect((await create('taken', { percentageOff: 10 })).body.code).toBe('codeTaken')
    expect((await create('BOTH', { percentageOff: 5, amountOff: 5 })).status).toBe(400)
    expect((await create('NEITHER', {})).status).toBe(400)
    expect((await create('FRACTION', { amountOff: 1.005 })).body.fields).toMatchObject([{ path: 'amountOff' }])
  })

  it('two people changing the same code: the second is told, and nothing is overwritten', async () => {
    const { code, revision }: StudioDiscount = (await create('SHARED', { percentageOff: 5 })).body
    const save = (maximumUses: number) =>
      app.studio('saveDiscount', {
        as: manager,
        params: { code },
        body: { from: null, until: null, maximumUses, revision },
      })
    expect((await save(10)).body).toMatchObject({ maximumUses: 10 })
    expect((await save(20)).body.code).toBe('changedElsewhere')
    expect((await shown('SHARED'))?.maximumUses).toBe(10)
  })

  it('is made by owners and managers, and read by support and analysts', async () => {
    const [support, coach] = [await app.newStaff('support'), await app.newStaff('coach')]
    const body = { ...whole, code: 'NOTMINE', percentageOff: 5 }
    expect((await app.studio('createDiscount', { as: support, body })).body.code).toBe('notPermitted')
    expect((await app.studio('listDiscounts', { as: support })).status).toBe(200)
    expect((await app.studio('listDiscounts', { as: coach })).status).toBe(403)
  })
})
