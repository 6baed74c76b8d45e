import { pauseMonths } from '@upbeat/rules/subscription/billing'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CancelReason } from '../entities/cancel-reason.ts'
import { Coupon, CouponCode, DiscountCodePayload, FreeAccessPayload, RedeemReply } from '../entities/coupon.ts'
import { CardSetup, PaymentProvider } from '../entities/payment-provider.ts'
import { Product } from '../entities/product.ts'
import { PlanChangePayload, PurchasePayload, SubscribePayload, TrialPayload } from '../entities/purchase.ts'
import { ExternalSubscription, Subscription } from '../entities/subscription.ts'
import { ExternalIdentifier } from './external-identifier.ts'
import { IdParameter } from './parameters.ts'

const codeErrors = ['codeInvalid', 'codeExpired', 'codeUsed'] as const
const created = { 201: Subscription }

const codeEndpoints = {
  checkCoupon: endpoint('checkCoupon', {
    params: z.object({ code: CouponCode }),
    replies: { 200: Coupon },
    errors: codeErrors,
  }),
  verifyFreeAccess: endpoint('verifyFreeAccess', {
    body: FreeAccessPayload,
    replies: { 200: Coupon },
    errors: codeErrors,
  }),
  redeemCode: endpoint('redeemCode', {
    body: DiscountCodePayload,
    replies: { 200: RedeemReply },
    errors: [...codeErrors, 'alreadySubscribed'],
  }),
}

const membershipEndpoints = {
  externalSubscriptions: endpoint('externalSubscriptions', {
    headers: ExternalIdentifier,
    replies: { 200: z.array(ExternalSubscription) },
    errors: ['noMembership', 'invalidToken'],
  }),
  listSubscriptions: endpoint('listSubscriptions', { replies: { 200: z.array(Subscription) }, errors: [] }),
  listProducts: endpoint('listProducts', { replies: { 200: z.array(Product) }, errors: [] }),
  createSubscription: endpoint('createSubscription', {
    body: SubscribePayload,
    replies: created,
    errors: ['unknownPlan', 'trialUsed', 'alreadySubscribed'],
  }),
  startTrial: endpoint('startTrial', {
    body: TrialPayload,
    replies: created,
    errors: ['unknownPlan', 'trialUsed', 'alreadySubscribed'],
  }),
  purchase: endpoint('purchase', {
    body: PurchasePayload,
    replies: created,
    errors: ['unknownPlan', 'paymentDeclined', ...codeErrors, 'alreadySubscribed', 'unavailable'],
  }),
  cancelSubscription: endpoint('cancelSubscription', {
    params: IdParameter,
    replies: { 200: Subscription },
    errors: ['alreadyCancelled', 'notFound'],
  }),
  /** Why the member has cancelled; the latest answer counts. */
  giveCancelReason: endpoint('giveCancelReason', {
    params: IdParameter,
    body: z.object({ reason: CancelReason }),
    replies: { 204: null },
    errors: ['notFound'],
  }),
  changePlan: endpoint('changePlan', {
    params: z.object({ subscriptionId: z.string().min(1).max(200) }),
    body: PlanChangePayload,
    replies: { 200: Subscription },
    errors: ['unknownPlan', 'paymentDeclined', 'notFound', 'membershipPaused'],
  }),
  /** From the end of the paid period; if the club lets members pause. */
  pauseSubscription: endpoint('pauseSubscription', {
    params: IdParameter,
    body: z.object({ months: z.union(pauseMonths.map((months) => z.literal(months))) }),
    replies: { 200: Subscription },
    errors: ['noAccess', 'pauseUsed', 'notFound', 'unavailable'],
  }),
  /** A pause that is under way ends with the charge of a new period. */
  unpauseSubscription: endpoint('unpauseSubscription', {
    params: IdParameter,
    replies: { 200: Subscription },
    errors: ['notFound', 'paymentDeclined', 'unavailable'],
  }),
}

const cardEndpoints = {
  getPaymentProvider: endpoint('getPaymentProvider', { replies: { 200: PaymentProvider }, errors: ['unavailable'] }),
  prepareCard: endpoint('prepareCard', { replies: { 200: CardSetup }, errors: ['notFound', 'unavailable'] }),
}

export const subscriptionEndpoints = { ...codeEndpoints, ...membershipEndpoints, ...cardEndpoints }
