import { afterAll, beforeAll, expect, it } from 'vitest'
import { cardToken } from '../../testing/card-token.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
/** A member who bought the first plan. */
let subscriber: string
beforeAll(async () => {
  app = await openStaffApp()
  const admin = await app.newStaff(null)
  await app.database.execute('update staff_account set is_installation_admin = true where id = $1', [admin.accountId])
  const place = { language: 'de', timeZone: 'Europe/Berlin', currency: 'EUR' }
  await app.studio('createClub', { as: admin, body: { displayName: 'Riverside', address: 'riverside', ...place } })
  owner = { ...admin, tenant: 'riverside' }
})
afterAll(() => app.close())

const choose = (body: object) => app.studio('setAudience', { as: owner, body })
/** The test mode notice that members see. There is none if the club takes no payments. */
const modeShown = async () =>
  (await app.call('GET', '/api/v1/tenants/riverside', { tenant: 'riverside' })).json().webMode
/** The membership's status in the member app; null without one. */
const accessOf = async (as: string) => (await app.make('listSubscriptions', { as })).body[0]?.status ?? null

it('SETUP-05 anyone who signs up: a new club is open, and its members can watch immediately', async () => {
  const { body } = await app.studio('getAudience', { as: owner })
  expect(body).toEqual({ kind: 'everyone', accessCode: null, plan: null, currency: 'EUR', isTestMode: true })
  expect(await accessOf(await app.newMember('riverside'))).toBe('active')
  expect(await modeShown()).toBe('live')
})

it('SETUP-05 people with an access code: signing up requires it, and with it they can watch immediately', async () => {
  const { status, body } = await choose({ kind: 'code', accessCode: 'river-2026' })
  expect([status, body]).toEqual([200, expect.objectContaining({ kind: 'code', accessCode: 'RIVER-2026' })])
  await expect(app.newMember('riverside')).rejects.toThrow('no account')
  await expect(app.newMember('riverside', { accessCode: 'OTHER-2026' })).rejects.toThrow('no account')
  const as = await app.newMember('riverside', { accessCode: 'River-2026' })
  await app.make('redeemCode', { as, body: { DiscountCode: 'River-2026' } })
  expect(await accessOf(as)).toBe('active')
  expect(await modeShown()).toBe('live')
})

it('SETUP-05 a replaced code lets no new members in, and those who used it stay', async () => {
  const early = await app.newMember('riverside', { accessCode: 'RIVER-2026' })
  await app.make('redeemCode', { as: early, body: { DiscountCode: 'RIVER-2026' } })
  await choose({ kind: 'code', accessCode: 'RIVER-NEW' })
  await expect(app.newMember('riverside', { accessCode: 'RIVER-2026' })).rejects.toThrow('no account')
  expect(await accessOf(await app.newMember('riverside', { accessCode: 'RIVER-NEW' }))).toBe(null)
  expect(await accessOf(early)).toBe('active')
  expect((await app.studio('getAudience', { as: owner })).body.accessCode).toBe('RIVER-NEW')
})

it('SETUP-05 subscribers of a plan: it is sold immediately, with test cards until a payment account is connected', async () => {
  const plan = { name: 'Everything', interval: 'Monthly', price: 14.9, trialDays: 0 }
  const { status, body } = await choose({ kind: 'plan', plan })
  expect([status, body]).toMatchObject([200, { kind: 'plan', plan, isTestMode: true }])
  expect(await modeShown()).toBe('test')
  const as = await app.newMember('riverside')
  expect(await accessOf(as)).toBe(null)
  // The code of the previous choice no longer works.
  const redeemed = await app.make('redeemCode', { as, body: { DiscountCode: 'RIVER-NEW' } })
  expect([redeemed.status >= 400, await accessOf(as)]).toEqual([true, null])
  const [product] = (await app.make('listProducts', { as })).body
  expect(product.plans).toEqual([
    expect.objectContaining({ displayName: 'Everything', price: 14.9, currency: 'eur', trialPeriodDays: 0 }),
  ])
  const bought = { planId: product.plans[0].tag, productId: product.productId, paymentMethod: 2 }
  const reply = await app.make('purchase', { as, body: { ...bought, sourceToken: await cardToken(app) } })
  expect([reply.status, await accessOf(as)]).toEqual([201, 'active'])
  subscriber = as
})

it('SETUP-05 another price replaces the former one for new members, and leaves it to its subscribers', async () => {
  const offer = (price: number) =>
    choose({ kind: 'plan', plan: { name: 'All', interval: 'Annually', price, trialDays: 7 } })
  await offer(90)
  expect((await offer(99)).body.plan).toMatchObject({ price: 99, trialDays: 7 })
  const plans = (await app.make('listProducts', { tenant: 'riverside' })).body[0].plans
  expect(plans.map(({ price }: { price: number }) => price)).toEqual([99])
  expect((await app.make('listSubscriptions', { as: subscriber })).body[0]).toMatchObject({ renewalAmount: 14.9 })
})

it('AUDIT-03 undoing the choice in the history restores its code as well', async () => {
  await choose({ kind: 'code', accessCode: 'AGAIN-2026' })
  await choose({ kind: 'everyone' })
  const newest = async () =>
    (await app.studio('listAudit', { as: owner, query: { objectKind: 'club' } })).body.entries[0].id as string
  const undo = async () => app.studio('undoChange', { as: owner, params: { id: await newest() } })
  expect((await undo()).status).toBe(204)
  const { body } = await app.studio('getAudience', { as: owner })
  expect(body).toMatchObject({ kind: 'code', accessCode: 'AGAIN-2026' })
  await app.newMember('riverside', { accessCode: 'AGAIN-2026' })
  await undo()
  expect((await app.studio('getAudience', { as: owner })).body).toMatchObject({ kind: 'everyone', accessCode: null })
})

it('can be changed by owners, and read by managers', async () => {
  const manager = await app.newStaff('manager', 'riverside')
  expect((await app.studio('getAudience', { as: manager })).status).toBe(200)
  expect((await app.studio('setAudience', { as: manager, body: { kind: 'everyone' } })).body.code).toBe('notPermitted')
})
