import { describe, expect, it } from 'vitest'
import { activityType, workoutResultFixed } from './activity-type.ts'

describe('activity types', () => {
  it('ACT-11 lists the first six types', () => {
    expect(activityType).toMatchObject({
      unTracked: 0,
      didNotWorkout: 1,
      workout: 2,
      workoutResult: 3,
      class: 4,
      challenge: 5,
    })
  })
  it('numbers the rest; a workout result is always the ninth', () => {
    expect(activityType).toMatchObject({
      premiumPlan: 6,
      virtualClass: 7,
      clubConnectVideo: 8,
      liveStream: 9,
      channel: 10,
    })
    expect(workoutResultFixed).toEqual({ intensityLevel: 6, trackingResult: 9 })
  })
})
