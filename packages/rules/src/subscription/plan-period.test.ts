import { expect, it } from 'vitest'
import { intervalOf, planPeriodOf } from './plan-period.ts'

it('a period in days, months or years becomes a billing interval, named as members’ pages name it', () => {
  expect(intervalOf({ unit: 'day', count: 30 })).toEqual({ interval: 'Daily', intervalCount: 30 })
  expect(intervalOf({ unit: 'month', count: 2 })).toEqual({ interval: 'Monthly', intervalCount: 2 })
  expect(intervalOf({ unit: 'month', count: 6 })).toEqual({ interval: 'Quarterly', intervalCount: 2 })
  expect(intervalOf({ unit: 'month', count: 12 })).toEqual({ interval: 'Annually', intervalCount: 1 })
  expect(intervalOf({ unit: 'year', count: 2 })).toEqual({ interval: 'Annually', intervalCount: 2 })
})

it.each([
  { unit: 'day', count: 7 },
  { unit: 'month', count: 1 },
  { unit: 'month', count: 3 },
  { unit: 'year', count: 1 },
] as const)('a period of $count $unit survives the conversion', (period) => {
  expect(planPeriodOf(intervalOf(period))).toEqual(period)
})
