/** The types of a recent activity (ACT-11, ACT-12). */
export const activityType = {
  unTracked: 0,
  didNotWorkout: 1,
  workout: 2,
  workoutResult: 3,
  class: 4,
  challenge: 5,
  premiumPlan: 6,
  virtualClass: 7,
  clubConnectVideo: 8,
  liveStream: 9,
  channel: 10,
} as const
export type ActivityType = (typeof activityType)[keyof typeof activityType]

/** The fixed fields of a logged workout result (ENT-39, ENT-40, D-40). */
export const workoutResultFixed = { intensityLevel: 6, trackingResult: activityType.liveStream } as const
