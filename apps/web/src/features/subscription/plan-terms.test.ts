import type { Plan } from '@upbeat/contract/entities/product'
import { describe, expect, it } from 'vitest'
import { orderTotal } from './checkout/order-total.ts'
import { offersTrial, pricePerMonth, savingOf } from './plan-terms.ts'

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
  it('says what a month comes to, save where it is paid by the day', () => {
    expect(pricePerMonth(annually)).toBeCloseTo(6.67, 2)
    expect(pricePerMonth({ ...monthly, interval: 'Daily' })).toBeNull()
  })

  it('says how much it saves against the dearest of its currency', () => {
    expect(savingOf(annually, [monthly, annually])).toBe(33)
    expect(savingOf(monthly, [monthly, annually])).toBe(0)
    expect(savingOf(annually, [{ ...monthly, currency: 'eur' }, annually])).toBe(0)
  })

  it('offers its trial to whoever never had one', () => {
    expect(offersTrial(monthly, null)).toBe(true)
    expect(offersTrial(monthly, { trialPeriodStart: '2026-01-01T00:00:00.000Z' })).toBe(false)
    expect(offersTrial(annually, null)).toBe(false)
  })
})

describe('orderTotal', () => {
  const now = Date.UTC(2026, 10, 20)

  it('takes the discount off in whole pence and renews after a period', () => {
    expect(orderTotal(monthly, 20, now)).toEqual({ today: 7.99, discount: 2, renewsAt: Date.UTC(2026, 11, 20) })
    expect(orderTotal(annually, 0, now)).toEqual({ today: 79.99, discount: 0, renewsAt: Date.UTC(2027, 10, 20) })
  })

  it('knows currencies without minor units', () => {
    expect(orderTotal({ ...monthly, currency: 'jpy', price: 999 }, 10, now)).toMatchObject({
      today: 899,
      discount: 100,
    })
  })
})
