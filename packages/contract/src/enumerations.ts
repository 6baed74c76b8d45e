/** The closed enumerations of the API. Plain data, so that the browser can import them without the schemas, which are built from them. */
export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const
export type Level = (typeof levels)[number]

/** From least to most demanding (ENT-48, D-84). */
export const intensityNames = [
  'VerySlight',
  'Slight',
  'Moderate',
  'SomewhatHard',
  'Hard',
  'VeryHard',
  'VeryVeryHard',
  'Maximal',
] as const
export type IntensityName = (typeof intensityNames)[number]

export const collectionTypes = ['featured', 'live', 'channel', 'classoftheday', 'favourites'] as const
export type CollectionType = (typeof collectionTypes)[number]

export const liveStatuses = ['unavailable', 'streaming', 'awaiting'] as const
export type LiveStatus = (typeof liveStatuses)[number]

export const eventTypes = { simulatedLive: 1, live: 2, videoOnDemand: 3 } as const
export type EventType = (typeof eventTypes)[keyof typeof eventTypes]

export const subscriptionStatuses = ['active', 'trialing', 'canceled', 'inactive'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const planIntervals = ['Annually', 'Quarterly', 'Monthly', 'trial', 'Daily'] as const
export type PlanInterval = (typeof planIntervals)[number]

export const billingFrequencies = ['Daily', 'Weekly', 'Monthly', 'Quarterly', 'Annually'] as const
export type BillingFrequency = (typeof billingFrequencies)[number]

/** The payment methods by name, with the number sent as `paymentMethod` in a purchase. */
export const paymentMethods = { card: 2 } as const
export type PaymentType = keyof typeof paymentMethods

/** Whether a member is subscribed; unknown before the first reply and after a failed one. */
export const activeStates = { INACTIVE: 0, ACTIVE: 1, UNKNOWN: 2 } as const
export type ActiveState = (typeof activeStates)[keyof typeof activeStates]

export const consentActions = { Rejected: 1, Accepted: 2 } as const
export type ConsentAction = (typeof consentActions)[keyof typeof consentActions]

export const activityTypes = {
  UnTracked: 0,
  DidNotWorkout: 1,
  Workout: 2,
  WorkoutResult: 3,
  Class: 4,
  Challenge: 5,
  PremiumPlan: 6,
  VirtualClass: 7,
  ClubConnectVideo: 8,
  LiveStream: 9,
  Channel: 10,
} as const
export type ActivityType = (typeof activityTypes)[keyof typeof activityTypes]

/** The targets of short links. */
export const contentKinds = ['CLASSES', 'LIVE_SIMULATED_SVOD', 'COLLECTIONS'] as const
export type ContentKind = (typeof contentKinds)[number]
