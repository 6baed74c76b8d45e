import { describe, expect, it } from 'vitest'
import { PurchasePayload } from './entities/purchase.ts'
import {
  activeStates,
  activityTypes,
  billingFrequencies,
  contentKinds,
  intensityNames,
  levels,
  liveStatuses,
  paymentMethods,
  planIntervals,
} from './enumerations.ts'

describe('the enumerations', () => {
  it('ENT-51 has the active states INACTIVE 0, ACTIVE 1, UNKNOWN 2', () => {
    expect(activeStates).toEqual({ INACTIVE: 0, ACTIVE: 1, UNKNOWN: 2 })
  })

  it('ACT-11 has the activity types 0 to 5', () => {
    expect(Object.entries(activityTypes).slice(0, 6)).toEqual([
      ['UnTracked', 0],
      ['DidNotWorkout', 1],
      ['Workout', 2],
      ['WorkoutResult', 3],
      ['Class', 4],
      ['Challenge', 5],
    ])
  })

  it('has the activity types 6 to 10', () => {
    expect(Object.entries(activityTypes).slice(6)).toEqual([
      ['PremiumPlan', 6],
      ['VirtualClass', 7],
      ['ClubConnectVideo', 8],
      ['LiveStream', 9],
      ['Channel', 10],
    ])
  })

  it('ENT-47 bills daily, weekly, monthly, quarterly or annually', () => {
    expect(billingFrequencies).toEqual(['Daily', 'Weekly', 'Monthly', 'Quarterly', 'Annually'])
  })

  it('ENT-52 has the live statuses unavailable, streaming and awaiting', () => {
    expect(liveStatuses).toEqual(['unavailable', 'streaming', 'awaiting'])
  })

  it('ENT-50 has one payment method, card', () => {
    expect(paymentMethods).toEqual({ card: 2 })
    const order = { planId: 'p', productId: 'm', sourceToken: 't' }
    expect(PurchasePayload.safeParse({ ...order, paymentMethod: 2 }).success).toBe(true)
    expect(PurchasePayload.safeParse({ ...order, paymentMethod: 1 }).success).toBe(false)
  })

  it('spells every list as specified', () => {
    expect(planIntervals).toEqual(['Annually', 'Quarterly', 'Monthly', 'trial', 'Daily'])
    expect(levels).toEqual(['Beginner', 'Intermediate', 'Advanced'])
    expect(contentKinds).toEqual(['CLASSES', 'LIVE_SIMULATED_SVOD', 'COLLECTIONS'])
    expect(intensityNames).toHaveLength(8)
    expect([intensityNames.at(0), intensityNames.at(-1)]).toEqual(['VerySlight', 'Maximal'])
  })
})
