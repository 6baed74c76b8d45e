import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { ConsentAnswer } from './consent.ts'
import { ContactMessage } from './contact.ts'
import { CouponCode, DiscountCodePayload } from './coupon.ts'
import { EmailAddress } from './email-address.ts'
import { FavouritePayload } from './favourite.ts'
import { ResetPasswordForm } from './forgotten-password.ts'
import { LongLink } from './links.ts'
import { PlayTrackingPayload } from './play-tracking.ts'
import { PlayheadPayload } from './playhead.ts'
import { PlanChangePayload, PurchasePayload, TrialPayload } from './purchase.ts'
import { RecentActivityChange, RecentActivityPayload } from './recent-activity.ts'
import { SignUpPayload } from './sign-up.ts'
import { ProfileUpdate } from './user.ts'
import { WorkoutResultPayload } from './workout-result.ts'

const signUp = (emailAddress: unknown, passwordHash: unknown) => ({
  userDetail: { applicationProfile: { emailAddress, passwordHash, countryCode: 'gb' } },
  emailPassword: false,
  thirdPartyUserId: '',
  skipConsent: true,
})
const card = { planId: 'p', productId: 'm', sourceToken: 't', paymentMethod: 2 }
const profile = { FirstName: 'Ada', LastName: 'Moor', emailAddress: 'a@b.c' }
const contact = { name: 'Ada', email: 'a@b.c', message: 'Hello' }
const reset = { token: 't', password: 'Demo1234', confirmPassword: 'Demo1234' }
const play = { contentID: 'c', playedDurationSecond: 12 }

type Row = [name: string, schema: z.ZodType, taken: unknown[], refused: unknown[]]
const rows: Row[] = [
  ['an e-mail address', EmailAddress, ['a@b.c', ' a@b.c '], ['a b@c.d', 'a@b', '', 7, null, `${'a'.repeat(255)}@b.c`]],
  [
    'a sign-up',
    SignUpPayload,
    [signUp('a@b.c', 'abcdefg1'), { ...signUp('a@b.c', 'ñandú-678'), accessCode: 'HARBOUR' }],
    [
      signUp('a@b', 'abcdefg1'),
      signUp('a@b.c', '12345678'),
      signUp('a@b.c', 'abcdefgh'),
      signUp('a@b.c', 'abcdef1'),
      signUp('a@b.c', `a1${'x'.repeat(199)}`),
      {},
    ],
  ],
  [
    'a password reset',
    ResetPasswordForm,
    [reset],
    [
      { ...reset, confirmPassword: 'Demo12345' },
      { ...reset, token: '' },
      { ...reset, password: 'x', confirmPassword: 'x' },
    ],
  ],
  [
    'a profile',
    ProfileUpdate,
    [{ ApplicationProfile: profile }],
    [{ ApplicationProfile: { ...profile, FirstName: 'x'.repeat(101) } }, { ApplicationProfile: {} }, profile],
  ],
  [
    'a contact message',
    ContactMessage,
    [contact],
    [
      { ...contact, name: ' ' },
      { ...contact, email: 'abc' },
      { ...contact, message: '' },
      { ...contact, message: 'x'.repeat(5001) },
    ],
  ],
  ['a code', CouponCode, ['WELCOME20', ' harbour-once ', 'a_1'], ['', ' ', 'x'.repeat(65), 'a b', 'a/b', 7]],
  ['a discount code', DiscountCodePayload, [{ DiscountCode: 'x' }], [{}, { DiscountCode: '' }, { code: 'x' }]],
  [
    'a purchase',
    PurchasePayload,
    [card, { ...card, DiscountCode: 'WELCOME20' }, { ...card, DiscountCode: '' }],
    [
      { ...card, paymentMethod: 1 },
      { ...card, paymentMethod: '2' },
      { ...card, sourceToken: '' },
      { ...card, planId: 5 },
    ],
  ],
  ['a trial', TrialPayload, [undefined, null, {}, { planId: 'p', productId: 'm' }], [{ planId: 5 }, 'p']],
  [
    'a change of plan',
    PlanChangePayload,
    [{ PlanId: 'p', SubscriptionId: 's', ProductId: 'm' }, { PlanId: 'p' }],
    [{}, { planId: 'p' }],
  ],
  ['a favourite', FavouritePayload, [{ userId: 'u', virtualClassTag: 'c' }], [{ userId: 'u' }, { virtualClassTag: 5 }]],
  [
    'an activity',
    RecentActivityPayload,
    [{ workoutName: 'Flow', trackingResult: 7, imageUrl: null }],
    [
      { workoutName: 'Flow' },
      { trackingResult: 7 },
      { workoutName: 'Flow', trackingResult: 11 },
      { workoutName: 'Flow', trackingResult: '7' },
      { workoutName: 'Flow', trackingResult: 7, durationSeconds: -1 },
    ],
  ],
  ['a change of activity', RecentActivityChange, [{}, { durationSeconds: 90 }], [{ durationSeconds: '90' }]],
  [
    'a played time',
    PlayTrackingPayload,
    [play, { ...play, requestsource: 1, performDate: '2026-11-20T07:00:00', ID: 'u-c-1', actualDurationSecond: 1500 }],
    [
      { contentID: 'c' },
      { playedDurationSecond: 12 },
      { ...play, playedDurationSecond: '12' },
      { ...play, playedDurationSecond: -1 },
      { ...play, performDate: 'yesterday' },
    ],
  ],
  [
    'a playhead',
    PlayheadPayload,
    [{ positionSecond: 1.5, durationSecond: 60 }],
    [{ positionSecond: 1 }, { positionSecond: Number.NaN, durationSecond: 60 }],
  ],
  [
    'a long link',
    LongLink,
    [{ longDynamicLink: 'https://pulse.example/?link=x' }],
    [{ longDynamicLink: 'javascript:alert(1)' }, { longDynamicLink: '/classes/a' }, {}],
  ],
  [
    'a workout result',
    WorkoutResultPayload,
    [
      {
        workoutName: 'Flow',
        durationSeconds: 90,
        intensityLevel: 6,
        trackingResult: 9,
        skillLevel: 'Beginner',
        mood: 3,
      },
      { workoutName: 'Flow', durationSeconds: 90, exercises: [{ any: 1 }], classCategories: [1009, 'Yoga'] },
    ],
    [
      { workoutName: 'Flow' },
      { durationSeconds: 90 },
      { workoutName: 'Flow', durationSeconds: '90' },
      { workoutName: 'Flow', durationSeconds: 90, trackingResult: 7 },
      { workoutName: 'Flow', durationSeconds: 90, intensityLevel: 5 },
    ],
  ],
]

describe.each(rows)('%s', (_name, schema, taken, refused) => {
  it.each(taken)('is taken as %j', (value) => {
    expect(schema.safeParse(value).success).toBe(true)
  })
  it.each(refused)('is refused as %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false)
  })
})

it('normalises the case of a code and trims it', () => {
  expect(CouponCode.parse(' harbour-once ')).toBe('HARBOUR-ONCE')
})

it.each([1, 2])('accepts the consent answer %d', (Action) => {
  expect(ConsentAnswer.safeParse({ ConsentTag: 'terms', Action }).success).toBe(true)
})
it.each([0, 3, '2', null, undefined])('rejects the consent answer %j', (Action) => {
  expect(ConsentAnswer.safeParse({ ConsentTag: 'terms', Action }).success).toBe(false)
})
