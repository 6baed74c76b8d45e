import type { Consent, UserConsent } from '../entities/consent.ts'
import type { Coupon } from '../entities/coupon.ts'
import type { LoginReply } from '../entities/login.ts'
import type { Playhead } from '../entities/playhead.ts'
import type { Product } from '../entities/product.ts'
import type { RecentActivity } from '../entities/recent-activity.ts'
import type { ExternalSubscription, Subscription } from '../entities/subscription.ts'
import type { User } from '../entities/user.ts'

const user = {
  applicationProfile: { emailAddress: 'active@pulse.example', firstName: 'Ada', lastName: null },
  userId: 'u1',
  token: null,
  clientId: 't-pulse',
  ExternalUserId: null,
  marketingEmail: 'sent',
  pendingEmailAddress: null,
} satisfies User
const userConsent = {
  policy: 'tnc',
  consentTag: 'terms',
  version: '3',
  userAccepted: true,
  userLastActionedVersion: '2',
} satisfies UserConsent
const plan = {
  tag: 'monthly',
  interval: 'Monthly' as const,
  intervalCount: 1,
  trialPeriodDays: 14,
  displayName: 'Monthly',
  currency: 'gbp',
  price: 9.99,
}
const subscription = {
  subscriptionTag: 's1',
  status: 'active',
  planTag: 'monthly',
  plan: { tag: 'monthly', productId: 'membership' },
  plans: [plan],
  subscriptionStartDate: '2026-10-01T00:00:00Z',
  subscriptionEndDate: null,
  currentPeriodEnd: '2026-12-01T00:00:00Z',
  canceledAt: null,
  cancelAtPeriodEnd: false,
  facCodeEndDate: '20-11-2026',
  discountCode: 'WELCOME20',
  trialPeriodStart: null,
  billingFrequency: 'Monthly',
  subscriptionPrice: 9.99,
  currency: 'gbp',
  percentageOff: 20,
  discountExpiry: '2027-01-01T00:00:00Z',
  lastInvoiceAmount: 7.99,
  nextInvoiceDate: '2026-12-01T00:00:00Z',
  nextInvoiceAmount: 7.99,
  paymentFailedAt: null,
  renewalAmount: 7.99,
  unusedAmount: 2.6,
} satisfies Subscription
/** @internal */
export const memberExamples = {
  user,
  userConsent,
  subscription,
  externalSubscription: { ...subscription, Status: 'active' } satisfies ExternalSubscription,
  product: { productId: 'membership', name: 'Membership', plans: [plan] } satisfies Product,
  consent: {
    ...userConsent,
    tag: 'terms',
    title: 'Terms and conditions',
    policyHtml: '<p>Be kind.</p>',
    urls: ['https://pulse.example/terms'],
  } satisfies Consent,
  loginReply: {
    Code: 'opaque',
    UserId: 'u1',
    ExternalUserId: null,
    UserDetail: user,
    ExternalLoginResponseTime: 120,
  } satisfies LoginReply,
  coupon: {
    code: 'HARBOUR',
    kind: 'freeaccess',
    percentageOff: null,
    discountMonths: null,
    facCodeEndDate: '20-02-2027',
  } satisfies Coupon,
  recentActivity: {
    id: 'a1',
    tag: 'a1',
    trackingResult: 7,
    workoutName: 'Morning flow',
    workoutDescription: null,
    imageUrl: '/media/morning-flow.jpg',
    trailerLinkWeb: null,
    trailerLinkMobile: null,
    durationSeconds: 840,
    userWorkoutTag: 'morning-flow',
    refTemplateId: null,
    creationDate: '2026-11-20T07:00:00Z',
    equipment: ['Mat'],
    providerID: 'pulse',
    classCategory: 1009,
    level: 'Beginner',
    mood: 3,
  } satisfies RecentActivity,
  playhead: {
    tag: 'morning-flow',
    positionSecond: 412.5,
    durationSecond: 1500,
    finished: false,
    updatedAt: '2026-11-20T07:00:00Z',
  } satisfies Playhead,
}
