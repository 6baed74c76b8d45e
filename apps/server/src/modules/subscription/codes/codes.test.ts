import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTenant } from '../../../platform/scope/scope.ts'
import { purchaseBody } from '../../../testing/card-token.ts'
import { mayWatch } from '../../../testing/may-watch.ts'
import { type MemberApp, openMemberApp, signUpBody } from '../../../testing/member-app.ts'
import { createCodeRepository } from '../../plans/code-repository.ts'
import { createCodeService } from './codes.ts'
import { createRedemptionRepository } from './redemption-repository.ts'
import { createRedemptions } from './redemptions.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp({ SIGN_UPS_PER_ADDRESS: '1000' })
})
afterAll(() => app.close())

const accessCode = 'HARBOUR'
const harbourMember = () => app.newMember('harbour', { accessCode })
const redeem = (as: string, DiscountCode: string) => app.make('redeemCode', { as, body: { DiscountCode } })

describe('checking a code', () => {
  const check = (tenant: string, code: string) => app.make('checkCoupon', { tenant, params: { code } })

  it('API-40 SUB-43 returns its benefit, ignoring case and spaces', async () => {
    expect(await check('pulse', ' welcome20 ')).toMatchObject({
      status: 200,
      body: { code: 'WELCOME20', kind: 'discount', percentageOff: 20, discountMonths: 3, facCodeEndDate: null },
    })
    const { body } = await check('harbour', 'harbour')
    expect(body).toMatchObject({ code: 'HARBOUR', kind: 'freeaccess', percentageOff: null })
    expect(body.facCodeEndDate).toMatch(/^\d{2}-\d{2}-\d{4}$/)
  })

  it.each([
    ['ERR-17 unknown', 'pulse', 'NOPE', 409, 1019, 'invalid coupon'],
    ['another club’s', 'pulse', 'HARBOUR', 409, 1019, 'invalid coupon'],
    ['ERR-38 expired', 'harbour', 'HARBOUR-OLD', 409, 1019, 'Access code expired'],
    ['used', 'pulse', 'USED10', 409, 1032, 'discount code already used'],
    ['ERR-17 malformed', 'pulse', 'no such!', 400, 400, expect.any(String)],
    ['too long', 'pulse', 'A'.repeat(65), 400, 400, expect.any(String)],
  ])('%s: %s %s', async (_title, tenant, code, status, wire, message) => {
    expect(await check(tenant, code)).toMatchObject({ status, body: { code: wire, message } })
    const verified = await app.make('verifyFreeAccess', { tenant, body: { code } })
    expect(verified).toMatchObject({ status, body: { code: wire, message } })
  })

  it('treats an empty code as malformed, and a request without credentials as a guest’s', async () => {
    expect((await app.call('POST', '/api/v2/payments/coupon/')).status).toBe(400)
    expect((await app.make('verifyFreeAccess', { body: { code: ' ' } })).status).toBe(400)
    expect((await app.make('checkCoupon', { as: null, params: { code: 'WELCOME20' } })).status).toBe(200)
  })

  it('verify/freeaccess replies like the coupon call', async () => {
    const verified = await app.make('verifyFreeAccess', { tenant: 'harbour', body: { code: 'HARBOUR' } })
    expect(verified).toMatchObject({ status: 200, body: { code: 'HARBOUR', kind: 'freeaccess' } })
  })
})

describe('guessing', () => {
  it('of codes is limited per member and IP address, even for a valid code after that', async () => {
    const as = await app.newMember()
    const from = (host: number) => ({ 'x-forwarded-for': `198.51.100.${host}` })
    const guess = (code: string, headers: Record<string, string>) =>
      app.make('checkCoupon', { as, params: { code }, headers })
    for (let time = 0; time < 20; time += 1) expect((await guess(`NOPE${time}`, from(1))).status).toBe(409)
    const refused = await guess('WELCOME20', from(2))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await app.make('redeemCode', { as, body: { DiscountCode: 'WELCOME20' }, headers: from(2) })).status).toBe(
      429,
    )
    expect((await app.make('checkCoupon', { params: { code: 'WELCOME20' }, headers: from(1) })).status).toBe(200)
    await app.advance(3600)
    expect((await guess('WELCOME20', from(2))).status).toBe(200)
  })

  it('by guests in a burst isn’t faster', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const guesses = Array.from({ length: 220 }, (_, time) =>
      app.make('verifyFreeAccess', { body: { code: `NOPE${time}` }, headers }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 409)).toHaveLength(200)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })
})

describe('a code with a start date', () => {
  const start = async () => new Date(Date.parse((await app.call('GET', '/demo/clock')).json().now) + 86_400_000)
  const unknown = { status: 409, body: { code: 1019, message: 'invalid coupon' } }

  async function makeCode(tenant: string, code: string, worth: { percentageOff?: number; accessDays?: number }) {
    const kind = worth.percentageOff ? 'discount' : 'freeaccess'
    const { rows } = await app.database.execute(
      `insert into access_code (tenant_id, code, kind, percentage_off, access_days, starts_at)
        select id, $2, $3, $4, $5, $6 from tenant where name = $1 returning tenant_id`,
      [tenant, code, kind, worth.percentageOff ?? null, worth.accessDays ?? null, (await start()).toISOString()],
    )
    return String(rows[0]?.tenant_id)
  }

  it('that gives a discount is unknown until then, and works in a purchase from then on', async () => {
    const as = await app.newMember()
    await makeCode('pulse', 'SOON15', { percentageOff: 15 })
    const buy = async () =>
      app.make('purchase', { as, body: { ...(await purchaseBody(app)), DiscountCode: ' soon15 ' } })
    expect(await app.make('checkCoupon', { params: { code: 'SOON15' } })).toMatchObject(unknown)
    expect(await app.make('redeemCode', { as, body: { DiscountCode: 'SOON15' } })).toMatchObject(unknown)
    expect(await buy()).toMatchObject(unknown)
    expect((await app.make('listSubscriptions', { as })).body).toEqual([])
    await app.advance(86_400)
    expect(await app.make('checkCoupon', { params: { code: 'SOON15' } })).toMatchObject({ status: 200 })
    expect(await buy()).toMatchObject({ status: 201, body: { discountCode: 'SOON15', percentageOff: 15 } })
  })

  it('that gives access is unknown until then, also at sign-up, and gives access from then on', async () => {
    const tenant = 'harbour'
    const as = await harbourMember()
    const body = { ...signUpBody('early@harbour.example'), accessCode: 'SOON' }
    await makeCode(tenant, 'SOON', { accessDays: 30 })
    expect(await app.make('verifyFreeAccess', { tenant, body: { code: 'SOON' } })).toMatchObject(unknown)
    expect(await redeem(as, 'SOON')).toMatchObject(unknown)
    expect(await app.make('signUp', { tenant, body })).toMatchObject(unknown)
    expect((await app.login('early@harbour.example')).status).toBe(404)
    expect(await mayWatch(app, as)).toBe(false)
    await app.advance(86_400)
    expect((await app.make('signUp', { tenant, body })).status).toBe(201)
    expect((await redeem(as, ' soon ')).status).toBe(200)
    expect(await mayWatch(app, as)).toBe(true)
  })

  it.each([
    ['discount', { percentageOff: 15 }],
    ['access code', { accessDays: 30 }],
  ])('is valid from that very millisecond on: %s', async (kind, worth) => {
    const code = `EXACT-${kind.length}`
    const tenantId = await makeCode('harbour', code, worth)
    const memberId = (await app.make('getUser', { as: await harbourMember() })).body.userId
    const { db } = app.database
    const redemptions = createRedemptionRepository(db)
    const codes = createRedemptions({ codes: createCodeRepository(db), redemptions })
    await inTenant(tenantId, async () => {
      const startsAt = (await codes.find(tenantId, code))?.startsAt as Date
      const verify = (now: Date) => createCodeService({ codes }).verify(tenantId, code, { memberId, now })
      const before = new Date(startsAt.getTime() - 1)
      await expect(verify(before)).rejects.toMatchObject({ code: 'codeInvalid' })
      expect(await codes.use(tenantId, memberId, code, before)).toBe(false)
      expect(await verify(startsAt)).toMatchObject({ code })
      expect(await codes.use(tenantId, memberId, code, startsAt)).toBe(true)
    })
  })
})

describe('redeeming', () => {
  it('API-41 ENT-30 SUB-44 ROLE-05 starts free access immediately, until the end of its last day', async () => {
    const as = await harbourMember()
    expect(await mayWatch(app, as)).toBe(false)
    const { status, body } = await redeem(as, accessCode)
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'freeaccess', subscription: { status: 'active', discountCode: 'HARBOUR' } })
    expect(body.subscription.facCodeEndDate).toBe(body.facCodeEndDate)
    expect(await mayWatch(app, as)).toBe(true)
    expect((await app.make('listSubscriptions', { as })).body).toHaveLength(1)
  })

  it('gives 1032 for the same code again, and 409 for another while the first is active', async () => {
    const as = await harbourMember()
    await redeem(as, accessCode)
    expect(await redeem(as, accessCode)).toMatchObject({ status: 409, body: { code: 1032 } })
    expect(await redeem(as, 'HARBOUR-ONCE')).toMatchObject({ status: 409, body: { code: 409 } })
  })

  it('works again with another code after the access has ended', async () => {
    expect(await redeem('expired@harbour.example', accessCode)).toMatchObject({ status: 409, body: { code: 1032 } })
    await app.database.execute(
      `insert into access_code (tenant_id, code, kind, access_days)
        select tenant_id, 'HARBOUR-AGAIN', kind, access_days from access_code where code = $1`,
      [accessCode],
    )
    expect((await redeem('expired@harbour.example', 'harbour-again')).status).toBe(200)
    expect(await mayWatch(app, 'expired@harbour.example')).toBe(true)
  })

  it('confirms a discount without using it', async () => {
    const as = await app.newMember()
    const expected = { status: 200, body: { kind: 'discount', code: 'WELCOME20', percentageOff: 20 } }
    expect(await redeem(as, 'WELCOME20')).toMatchObject(expected)
    expect(await redeem(as, 'WELCOME20')).toMatchObject(expected)
  })

  it.each([
    ['ERR-38 an expired code', 'HARBOUR-OLD', 409, 1019],
    ['an unknown code', 'NOPE', 409, 1019],
    ['another club’s code', 'WELCOME20', 409, 1019],
    ['a malformed code', '%%', 400, 400],
  ])('%s is refused', async (_title, code, status, wire) => {
    expect(await redeem(await harbourMember(), code)).toMatchObject({ status, body: { code: wire } })
  })

  it('needs a bearer token', async () => {
    expect((await app.make('redeemCode', { body: { DiscountCode: accessCode } })).status).toBe(401)
  })

  it('ROLE-05 ends with its last day', async () => {
    const as = await harbourMember()
    await redeem(as, accessCode)
    await app.advance(90 * 86_400)
    expect(await mayWatch(app, as)).toBe(true)
    await app.advance(86_400)
    expect(await mayWatch(app, as)).toBe(false)
    expect((await app.make('listSubscriptions', { as })).body[0].status).toBe('inactive')
  })
})
