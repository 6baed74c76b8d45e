import { Answer } from '../../platform/http/answer.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Bookkeeping } from './billing/bookkeeping.ts'
import type { ManageService } from './billing/manage.ts'
import type { PauseService } from './billing/pauses.ts'
import type { CodeService } from './codes/codes.ts'
import type { Redeem } from './codes/redeem.ts'
import type { ExternalMembership } from './external/external-membership.ts'
import type { BeginService } from './purchase/begin.ts'
import type { CardService } from './purchase/cards.ts'
import type { FailureLimits } from './purchase/failure-limits.ts'
import type { PurchaseService } from './purchase/purchase.ts'

type Services = {
  books: Pick<Bookkeeping, 'list'>
  begin: BeginService
  purchase: PurchaseService
  cards: CardService
  manage: Pick<ManageService, 'cancel' | 'giveReason' | 'changePlan'>
  pauses: PauseService
  redeem: Redeem
  codes: Pick<CodeService, 'check'>
  external: Pick<ExternalMembership, 'list'>
  failureLimits: FailureLimits
}

export function mountSubscription(mount: Mount, services: Services) {
  const { books, begin, purchase, cards, manage, pauses, redeem, codes, external } = services
  const { ofCodes, ofCards } = services.failureLimits
  mount('externalSubscriptions', (context, { headers }) => external.list(context, headers['x-external-identifier']))
  mount('checkCoupon', (context, { params }) => ofCodes(context, () => codes.check(context, params.code)))
  mount('verifyFreeAccess', (context, { body }) => ofCodes(context, () => codes.check(context, body.code)))
  mount('redeemCode', (context, { body }) => ofCodes(context, () => redeem(context, body.DiscountCode)))
  mount('listSubscriptions', (context) => books.list(context))
  mount('createSubscription', async (context, { body }) => new Answer(201, await begin.subscribe(context, body)))
  mount('startTrial', async (context, { body }) => new Answer(201, await begin.trial(context, body)))
  mount('purchase', async (context, { body }) => {
    const buy = () => ofCards(context, () => purchase.purchase(context, body))
    return new Answer(201, await (body.DiscountCode ? ofCodes(context, buy) : buy()))
  })
  mount('getPaymentProvider', (context) => cards.provider(context))
  mount('prepareCard', (context) => cards.prepare(context))
  mount('cancelSubscription', (context, { params }) => manage.cancel(context, params.id))
  mount('giveCancelReason', (context, { params, body }) => manage.giveReason(context, params.id, body.reason))
  mount('pauseSubscription', (context, { params, body }) => pauses.pause(context, params.id, body.months))
  mount('unpauseSubscription', (context, { params }) => ofCards(context, () => pauses.unpause(context, params.id)))
  mount('changePlan', (context, { params, body }) => {
    return ofCards(context, () => manage.changePlan(context, params.subscriptionId, body))
  })
}
