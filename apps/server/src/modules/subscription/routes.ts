import { Answer, type Mount } from '../../platform/http/mount.ts'
import type { BeginService } from './begin.ts'
import type { Bookkeeping } from './bookkeeping.ts'
import type { CodeService } from './codes.ts'
import type { ExternalMembership } from './external-membership.ts'
import type { ManageService } from './manage.ts'
import type { ProductService } from './products.ts'
import type { Redeem } from './redeem.ts'

type Services = {
  books: Pick<Bookkeeping, 'list'>
  begin: BeginService
  manage: ManageService
  redeem: Redeem
  codes: Pick<CodeService, 'check'>
  products: Pick<ProductService, 'list'>
  external: Pick<ExternalMembership, 'list'>
}

export function mountSubscription(mount: Mount, { books, begin, manage, redeem, codes, products, external }: Services) {
  mount('externalSubscriptions', (context, { headers }) => external.list(context, headers['x-external-identifier']))
  mount('checkCoupon', (context, { params }) => codes.check(context, params.code))
  mount('verifyFreeAccess', (context, { body }) => codes.check(context, body.code))
  mount('redeemCode', (context, { body }) => redeem(context, body.DiscountCode))
  mount('listSubscriptions', (context) => books.list(context))
  mount('listProducts', (context) => products.list(context.tenantId))
  mount('createSubscription', async (context, { body }) => new Answer(201, await begin.subscribe(context, body)))
  mount('startTrial', async (context, { body }) => new Answer(201, await begin.trial(context, body)))
  mount('purchase', async (context, { body }) => new Answer(201, await begin.purchase(context, body)))
  mount('cancelSubscription', (context, { params }) => manage.cancel(context, params.id))
  mount('changePlan', (context, { params, body }) => manage.changePlan(context, params.subscriptionId, body))
}
