import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Billing,
  type BillingPlan,
  billingDuty,
  billingReducer,
  type Discount,
  nextInvoice,
  planChangeCharge,
  renewalCharge,
  startBilling,
  startTrial,
  unusedPayment,
} from './billing.ts'
import { addPeriods, periodEndAfter } from './billing-period.ts'
import { isCardCurrent, readCardNumber } from './card-number.ts'
import { lessPercentage, majorUnits, minorUnits, unusedWorth } from './money.ts'

const at = Date.parse('2026-01-31T10:00:00Z')
const day = 86_400_000
const monthly: BillingPlan = { tag: 'monthly', priceMinor: 999, interval: 'Monthly', intervalCount: 1 }
const yearly: BillingPlan = { tag: 'yearly', priceMinor: 7999, interval: 'Annually', intervalCount: 1 }
const on = (text: string) => Date.parse(`${text}T10:00:00Z`)

describe('billing periods', () => {
  it.each([
    ['Monthly', 1, 1, '2026-02-28'],
    ['Monthly', 1, 2, '2026-03-31'],
    ['Monthly', 1, 13, '2027-02-28'],
    ['Monthly', 2, 1, '2026-03-31'],
    ['Quarterly', 1, 1, '2026-04-30'],
    ['Annually', 1, 1, '2027-01-31'],
    ['Daily', 10, 1, '2026-02-10'],
  ] as const)('%s, every %i, %i times after 31 January is %s', (interval, intervalCount, times, expected) => {
    expect(addPeriods(at, { interval, intervalCount }, times)).toBe(on(expected))
  })

  it('are contiguous for any anchor', () => {
    const interval = fc.constantFrom('Daily', 'Monthly', 'Quarterly', 'Annually')
    const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })
    fc.assert(
      fc.property(moment, interval, fc.integer({ min: 1, max: 40 }), (anchor, name, times) => {
        const terms = { interval: name, intervalCount: 1 } as const
        expect(periodEndAfter(anchor, terms, addPeriods(anchor, terms, times))).toBe(
          addPeriods(anchor, terms, times + 1),
        )
      }),
    )
  })
})

describe('a plan for a term', () => {
  const term: BillingPlan = { ...monthly, tag: 'term', renews: false }
  const running = startBilling(term, at, null)

  it('is charged once and ends with its period', () => {
    expect(billingDuty(running, running.periodEnd - 1)).toEqual({ kind: 'wait', at: running.periodEnd })
    expect(billingDuty(running, running.periodEnd)).toEqual({ kind: 'end', at: running.periodEnd })
    expect([nextInvoice(running), renewalCharge(running)]).toEqual([null, null])
  })

  it('has nothing to cancel or resume', () => {
    expect(billingReducer(running, { type: 'cancelled', at })).toEqual(running)
    expect(billingReducer(running, { type: 'resumed' })).toEqual(running)
  })

  it('can be changed to a plan that renews', () => {
    const changed = billingReducer(running, { type: 'planChanged', at: at + day, plan: yearly })
    expect(nextInvoice(changed)).toMatchObject({ amountMinor: 7999 })
    expect(unusedPayment(running, running.periodStart)).toBe(999)
  })
})

describe('money', () => {
  it.each([
    [999, 'gbp', 9.99],
    [2499, 'EUR', 24.99],
    [500, 'jpy', 500],
    [1500, 'kwd', 1.5],
  ])('%i minor units of %s are %d', (minor, currency, major) => {
    expect(majorUnits(minor, currency)).toBe(major)
    expect(minorUnits(major, currency)).toBe(minor)
  })
  it('subtracts a percentage and rounds to the nearest', () => {
    expect([lessPercentage(999, 20), lessPercentage(999, 100), lessPercentage(999, 0)]).toEqual([799, 0, 999])
  })
  it('values the rest of a period', () => {
    const period = { start: 0, end: 100 }
    expect([-5, 0, 50, 99, 100, 500].map((now) => unusedWorth(1000, period, now))).toEqual([1000, 1000, 500, 10, 0, 0])
  })
})

describe('the life of a paid membership', () => {
  it('renews from period to period, on the last day of short months', () => {
    const dates: string[] = []
    let billing: Billing = startBilling(monthly, at, null)
    for (let times = 0; times < 3; times += 1) {
      const duty = billingDuty(billing, billing.state === 'active' ? billing.periodEnd : 0)
      expect(duty).toMatchObject({ kind: 'charge', amountMinor: 999, attempt: 1 })
      dates.push(new Date(duty.at ?? 0).toISOString().slice(0, 10))
      billing = billingReducer(billing, { type: 'renewed' })
    }
    expect(dates).toEqual(['2026-02-28', '2026-03-31', '2026-04-30'])
  })

  it('does nothing before the period ends', () => {
    const billing = startBilling(monthly, at, null)
    expect(billingDuty(billing, on('2026-02-28') - 1)).toEqual({ kind: 'wait', at: on('2026-02-28') })
  })

  it('takes an amount off each charge, never more than the price', () => {
    const off = (amountOffMinor: number) =>
      startBilling(monthly, at, { amountOffMinor, endsAt: Number.POSITIVE_INFINITY })
    expect(nextInvoice(off(250))?.amountMinor).toBe(749)
    expect(nextInvoice(off(5000))?.amountMinor).toBe(0)
  })

  it('applies a discount for its months only', () => {
    const discount: Discount = {
      percentageOff: 20,
      endsAt: addPeriods(at, { interval: 'Monthly', intervalCount: 1 }, 3),
    }
    const amounts: (number | undefined)[] = []
    let billing: Billing = startBilling(monthly, at, discount)
    for (let times = 0; times < 3; times += 1) {
      amounts.push(nextInvoice(billing)?.amountMinor)
      billing = billingReducer(billing, { type: 'renewed' })
    }
    expect(amounts).toEqual([799, 799, 999])
  })

  it('retries a failed renewal on days 1, 3 and 7, then ends', () => {
    const end = on('2026-02-28')
    const attempts: number[] = []
    let billing: Billing = startBilling(monthly, at, null)
    for (let duty = billingDuty(billing, end + 30 * day); duty.kind === 'charge'; ) {
      attempts.push((duty.at - end) / day)
      billing = billingReducer(billing, { type: 'renewalFailed', at: duty.at })
      duty = billingDuty(billing, end + 30 * day)
    }
    expect(attempts).toEqual([0, 1, 3, 7])
    expect(billing).toEqual({ state: 'ended', endedAt: end + 7 * day })
  })

  it('keeps the billing date when a retry succeeds', () => {
    const failed = billingReducer(startBilling(monthly, at, null), { type: 'renewalFailed', at: on('2026-02-28') })
    expect(failed).toMatchObject({ state: 'pastDue', failedAttempts: 1 })
    expect(billingReducer(failed, { type: 'renewed' })).toMatchObject({
      state: 'active',
      periodStart: on('2026-02-28'),
      periodEnd: on('2026-03-31'),
    })
  })

  it('ends a cancelled period and a trial, and renews a resumed one', () => {
    const active = billingReducer(startBilling(monthly, at, null), { type: 'cancelled', at: at + day })
    expect(billingDuty(active, on('2026-03-01'))).toEqual({ kind: 'end', at: on('2026-02-28') })
    expect(nextInvoice(active)).toBeNull()
    expect([renewalCharge(active), renewalCharge(startTrial(monthly, 14, at))]).toEqual([999, null])
    expect(billingDuty(billingReducer(active, { type: 'resumed' }), on('2026-03-01')).kind).toBe('charge')
    expect(billingDuty(startTrial(monthly, 14, at), at + 14 * day)).toEqual({ kind: 'end', at: at + 14 * day })
  })

  it('charges an upgrade less the unused value; a downgrade leaves a credit for later invoices', () => {
    const billing = startBilling(monthly, at, null)
    const half = at + 14 * day
    expect(unusedPayment(billing, half)).toBe(500)
    expect(planChangeCharge(billing, yearly, half)).toBe(7999 - 500)
    const dear = startBilling(yearly, at, null)
    const later = at + Math.round(365 * day * 0.75)
    expect(planChangeCharge(dear, monthly, later)).toBe(0)
    let cheap = billingReducer(dear, { type: 'planChanged', at: later, plan: monthly })
    expect(cheap).toMatchObject({ state: 'active', periodStart: later, creditMinor: 2000 - 999 })
    expect(nextInvoice(cheap)?.amountMinor).toBe(0)
    cheap = billingReducer(cheap, { type: 'renewed' })
    expect(nextInvoice(cheap)?.amountMinor).toBe(999 - 2)
  })

  it('no sequence of plan changes charges more than the prices or creates credit from nothing', () => {
    const step = fc.record({ wait: fc.integer({ min: 0, max: 40 }), plan: fc.constantFrom(monthly, yearly) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let billing: Billing = startBilling(monthly, at, null)
        let paid = monthly.priceMinor
        let now = at
        for (const { wait, plan } of steps) {
          now += wait * day
          for (let duty = billingDuty(billing, now); duty.kind === 'charge'; duty = billingDuty(billing, now)) {
            paid += duty.amountMinor
            billing = billingReducer(billing, { type: 'renewed' })
          }
          const charge = planChangeCharge(billing, plan, now)
          expect(charge).toBeGreaterThanOrEqual(0)
          expect(charge).toBeLessThanOrEqual(plan.priceMinor)
          paid += charge
          billing = billingReducer(billing, { type: 'planChanged', at: now, plan })
        }
        expect(billing.state === 'active' && billing.creditMinor).toBeLessThanOrEqual(paid)
      }),
    )
  })

  it('an ended membership stays ended', () => {
    const ended: Billing = { state: 'ended', endedAt: at }
    for (const type of ['renewed', 'resumed'] as const) expect(billingReducer(ended, { type })).toBe(ended)
    expect(planChangeCharge(ended, yearly, at)).toBe(0)
    expect(billingDuty(ended, at + 1e12)).toEqual({ kind: 'wait', at: null })
  })
})

describe('card numbers', () => {
  it.each([
    ['4242 4242 4242 4242', '4242424242424242'],
    ['4000-0000-0000-0002', '4000000000000002'],
    ['4242424242424241', null],
    ['4242', null],
    ['', null],
  ])('%s is parsed as %s', (text, expected) => {
    expect(readCardNumber(text)).toBe(expected)
  })
  it('a card is valid to the end of its month', () => {
    expect(isCardCurrent(1, 2026, Date.parse('2026-01-31T23:59:59Z'))).toBe(true)
    expect(isCardCurrent(1, 2026, Date.parse('2026-02-01T00:00:00Z'))).toBe(false)
    expect(isCardCurrent(13, 2030, at)).toBe(false)
  })
})
