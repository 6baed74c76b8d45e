import type { Plan } from '@upbeat/contract/entities/product'
import { describe, expect, it } from 'vitest'
import { orderTotal } from './checkout/order-total.ts'
import { planChangeCost } from './manage/plan-change-cost.ts'
import { leadingPlan, offersTrial, pricePerMonth, savingOf } from './plan-terms.ts'

const monthly: Plan = {
  tag: 'm',
  interval: 'Monthly',
  intervalCount: 1,
  trialPeriodDays: 14,
  displayName: 'Monthly',
  currency: 'gbp',
  price: 9.99,
}
const annually: Plan = { ...monthly, tag: 'a', interval: 'Annually', trialPeriodDays: 0, price: 79.99 }

describe('a plan', () => {
  it('shows the price per month, except for daily plans', () => {
    expect(pricePerMonth(annually)).toBeCloseTo(6.67, 2)
    expect(pricePerMonth({ ...monthly, interval: 'Daily' })).toBeNull()
  })

  it('shows the saving compared with the most expensive of its currency', () => {
    expect(savingOf(annually, [monthly, annually])).toBe(33)
    expect(savingOf(monthly, [monthly, annually])).toBe(0)
    expect(savingOf(annually, [{ ...monthly, currency: 'eur' }, annually])).toBe(0)
  })

  it('offers its trial to members who never had one', () => {
    const [trial, paid] = [{ trialPeriodStart: '2026-01-01T00:00:00.000Z' }, { trialPeriodStart: null }]
    expect([[], [paid], [trial], [trial, paid], [paid, trial]].map((had) => offersTrial(monthly, had))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(offersTrial(annually, [])).toBe(false)
  })
})

describe('leadingPlan', () => {
  const quarterly: Plan = { ...annually, tag: 'q', interval: 'Quarterly', price: 24.99 }
  const had = [{ trialPeriodStart: '2026-01-01T00:00:00.000Z' }]

  it('is the one with a trial, or for members who had theirs the one with the highest saving', () => {
    expect(leadingPlan([quarterly, monthly, annually], [])).toBe(monthly)
    expect(leadingPlan([quarterly, monthly, annually], had)).toBe(annually)
    expect(leadingPlan([quarterly], had)).toBe(quarterly)
    expect(leadingPlan([], [])).toBeUndefined()
  })
})

describe('orderTotal', () => {
  const now = Date.UTC(2026, 10, 20)
  const off = (percentageOff: number, months: number | null = null) => ({ code: 'X', percentageOff, months })

  it('deducts the discount in whole pence and renews after one period', () => {
    const renewsAt = Date.UTC(2026, 11, 20)
    expect(orderTotal(monthly, off(20), now)).toMatchObject({ today: 7.99, discount: 2, renewsAt })
    expect(orderTotal(annually, null, now)).toEqual({
      today: 79.99,
      discount: 0,
      discountEndsAt: null,
      renewsAt: Date.UTC(2027, 10, 20),
      renewal: 79.99,
    })
  })

  it('deducts an amount in the plan’s currency, never more than the price', () => {
    const amount = (amountOff: number, currency = 'gbp') =>
      ({ code: 'X', percentageOff: null, amountOff, currency, months: null }) as const
    expect(orderTotal(monthly, amount(5), now)).toMatchObject({ today: 4.99, discount: 5, renewal: 4.99 })
    expect(orderTotal(monthly, amount(50), now)).toMatchObject({ today: 0, discount: 9.99 })
    expect(orderTotal(monthly, amount(5, 'eur'), now)).toMatchObject({ today: 9.99, discount: 0 })
  })

  it('handles currencies without minor units', () => {
    expect(orderTotal({ ...monthly, currency: 'jpy', price: 999 }, off(10), now)).toMatchObject({
      today: 899,
      discount: 100,
    })
  })

  it.each([
    ['for good', monthly, null, 7.99, null],
    ['that lasts longer', monthly, 3, 7.99, Date.UTC(2027, 1, 20)],
    ['that is over by then', monthly, 1, 9.99, Date.UTC(2026, 11, 20)],
    ['that a yearly plan outlives', annually, 3, 79.99, Date.UTC(2027, 1, 20)],
  ])('shows the renewal price with a discount %s', (_, plan, months, renewal, discountEndsAt) => {
    expect(orderTotal(plan, off(20, months), now)).toMatchObject({ renewal, discountEndsAt })
  })
})

describe('planChangeCost', () => {
  const now = Date.UTC(2026, 10, 20)
  const known = { unusedAmount: 5, percentageOff: null, discountExpiry: null, currency: 'gbp' }

  it.each([
    ['takes off what is left', {}, 74.99],
    ['leaves nothing to pay where more is left than it costs', { unusedAmount: 100 }, 0],
    ['with a discount', { percentageOff: 20, discountExpiry: '2027-01-01T00:00:00.000Z' }, 58.99],
    ['with a discount that is over', { percentageOff: 20, discountExpiry: '2026-11-19T00:00:00.000Z' }, 74.99],
    ['is not known where the server does not say', { unusedAmount: null }, null],
    ['is not known between currencies', { currency: 'eur' }, null],
  ])('%s', (_, more, cost) => {
    expect(planChangeCost(annually, { ...known, ...more }, now)).toBe(cost)
  })
})
