import type { PaymentList } from '@upbeat/contract/studio/entities/selling/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'
import type { StripeHolder } from '../../../testing/stripe/stripe-holder.ts'
import { openStripeServer, type StripeServer } from '../../../testing/stripe/stripe-server.ts'

let stripe: StripeServer
let app: StaffApp
let pulse: Club
let tempo: Club
type Club = { name: string; owner: TestStaff; holder: StripeHolder }
beforeAll(async () => {
  stripe = await openStripeServer()
  app = await openStaffApp({ ...stripe.settings, SIGN_UPS_PER_ADDRESS: '1000' })
  pulse = await connected('pulse', 'acct_1Pulse')
  tempo = await connected('tempo', 'acct_1Tempo', 'test')
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

async function newOwner(name: string) {
  const owner = await app.newStaff('owner', name)
  await app.reauthenticate(owner)
  return owner
}
async function connected(name: string, id: string, mode: 'test' | 'live' = 'live'): Promise<Club> {
  const holder = stripe.openAccount({ id, name, country: 'GB', currency: 'gbp' }, mode)
  const owner = await newOwner(name)
  expect((await app.studio('connectPaymentAccount', { as: owner, body: holder.keys })).status).toBe(200)
  return { name, owner, holder }
}
async function bought({ name, owner }: Club) {
  const as = await app.newMember(name)
  await app.make('prepareCard', { as })
  const plan = { planId: `${name}-monthly`, productId: `${name}-membership` }
  const bought = await app.make('purchase', { as, body: { ...plan, sourceToken: 'pm_card_visa', paymentMethod: 2 } })
  expect(bought.status).toBe(201)
  const { entries }: PaymentList = (await app.studio('listPayments', { as: owner })).body
  const entry = entries.find(({ member }) => member?.email === as)
  if (!entry?.member) throw new Error('The payment is not listed.')
  return { id: entry.id, member: entry.member.id }
}
async function linesOf(call: 'exportPayments' | 'exportBankPayouts', { owner }: Pick<Club, 'owner'>) {
  const { month }: PaymentList = (await app.studio('listPayments', { as: owner })).body
  const { status, body } = await app.studio(call, { as: owner, query: { month } })
  expect(status).toBe(200)
  const [header, ...lines]: string[][] = body
    .trim()
    .split('\r\n')
    .map((line: string) => line.split(','))
  return lines.map((cells) => Object.fromEntries(cells.map((cell, index) => [header?.[index] ?? '', cell])))
}
/** Midnight in UTC, in epoch seconds, as Stripe tells the day on which a payout arrives. */
const today = () => Math.floor(stripe.now() / 86_400) * 86_400

describe('fees', () => {
  it('SELL-05 exports what Stripe kept of each payment and of its refund, and what it settled', async () => {
    const { id, member } = await bought(pulse)
    const [payment] = (await linesOf('exportPayments', pulse)).filter((line) => line.payment === id)
    expect(payment).toMatchObject({ kind: 'payment', gross: '9.99', tax: '', fee: '0.35', settled: '9.64' })
    expect(payment).toMatchObject({ settled_currency: 'GBP' })
    const { version } = (await app.studio('getMember', { as: pulse.owner, params: { id: member } })).body
    const refund = await app.studio('refundMember', { as: pulse.owner, params: { id: member }, body: { version } })
    expect(refund.status).toBe(204)
    const lines = (await linesOf('exportPayments', pulse)).filter((line) => line.payment === id)
    expect(lines.find(({ kind }) => kind === 'refund')).toMatchObject({ gross: '-9.99', fee: '0', settled: '-9.99' })
    expect(lines.find(({ kind }) => kind === 'payment')).toMatchObject({ fee: '0.35', settled: '9.64' })
    const { entries }: PaymentList = (await app.studio('listPayments', { as: pulse.owner })).body
    const listed = entries.find((entry) => entry.id === id && entry.kind === 'payment')
    expect(listed?.fee).toEqual({ amountMinor: 35, currency: 'GBP' })
  })

  it('are asked for once, and by the night’s look at payments too', async () => {
    const { id } = await bought(pulse)
    await app.advance(0)
    const asked = stripe.counts['GET /v1/payment_intents/pi_id']
    const [payment] = (await linesOf('exportPayments', pulse)).filter((line) => line.payment === id)
    expect(payment).toMatchObject({ fee: '0.35' })
    expect(stripe.counts['GET /v1/payment_intents/pi_id']).toBe(asked)
  })

  it('are empty if the key may not read them, and there are no payouts without an account', async () => {
    const { id } = await bought(tempo)
    tempo.holder.withhold('rak_payment_intent_read', 'rak_payout_read')
    const [payment] = (await linesOf('exportPayments', tempo)).filter((line) => line.payment === id)
    expect(payment).toMatchObject({ gross: '12.9', fee: '', settled: '', settled_currency: '' })
    const refused = await app.studio('exportBankPayouts', { as: tempo.owner, query: { month: '2026-02' } })
    expect(refused.status).toBe(503)
    tempo.holder.withhold()
    const owner = await newOwner('harbour')
    const { bankPayouts }: PaymentList = (await app.studio('listPayments', { as: owner })).body
    expect(bankPayouts).toBe(false)
    expect((await app.studio('exportBankPayouts', { as: owner, query: { month: '2026-02' } })).status).toBe(404)
  })
})

describe('payouts', () => {
  it('SELL-05 exports the payouts of the month with the payments that each contains, of no other club', async () => {
    const { id } = await bought(pulse)
    await bought(tempo)
    const payout = pulse.holder.account.balance.payOut('gbp', today())
    const lines = await linesOf('exportBankPayouts', pulse)
    expect(new Set(lines.map((line) => line.payout))).toEqual(new Set([payout.id]))
    expect(lines.filter(({ payment }) => payment === id)).toMatchObject([
      { kind: 'charge', gross: '9.99', fee: '0.35', net: '9.64', currency: 'GBP', status: 'paid' },
    ])
    const sum = lines.reduce((total, { net }) => total + Math.round(Number(net) * 100), 0)
    expect(sum).toBe(payout.amount)
    expect(await linesOf('exportBankPayouts', tempo)).toEqual([])
  })

  it('has one line for a payout that was started by hand', async () => {
    await bought(tempo)
    const payout = tempo.holder.account.balance.payOut('gbp', today(), false)
    expect(await linesOf('exportBankPayouts', tempo)).toMatchObject([{ payout: payout.id, kind: '', net: '' }])
  })
})
