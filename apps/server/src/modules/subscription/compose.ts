import type { Context } from '../../platform/http/context.ts'
import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { AuthParts } from '../auth/compose-auth-parts.ts'
import type { Facts } from '../facts/fact.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { MemberParts } from '../members/compose.ts'
import type { CodesOn, Plans } from '../plans/plan.ts'
import type { Personas } from '../preview/with-personas.ts'
import { createBookkeeping } from './billing/bookkeeping.ts'
import { createCustomerContact } from './billing/customer-contact.ts'
import { createEngines } from './billing/engines.ts'
import { createLedgers } from './billing/ledger.ts'
import { createManageService, type OnReason } from './billing/manage.ts'
import { createMembershipEmails } from './billing/membership-emails.ts'
import { createOperations } from './billing/operations.ts'
import { createPauseService } from './billing/pauses.ts'
import type { Payments, PaymentsFor } from './billing/payments.ts'
import { createRecovery } from './billing/recover-membership.ts'
import { createRenewals } from './billing/renewals.ts'
import { createSettlement } from './billing/settlement.ts'
import { createCodeService } from './codes/codes.ts'
import { createRedeem } from './codes/redeem.ts'
import { createRedemptionList } from './codes/redemption-list.ts'
import { createRedemptionListRepository } from './codes/redemption-list-repository.ts'
import { createEntitlement } from './entitlement.ts'
import { createExternalAccess } from './external/external-access.ts'
import { createExternalMembership } from './external/external-membership.ts'
import type { MembershipSource } from './membership-source.ts'
import { createEventRepository } from './provider/event-repository.ts'
import { createFeeRepository } from './provider/fee-repository.ts'
import { createFees } from './provider/fees.ts'
import type { OutsideAt, OutsidePlace } from './provider/outside-provider.ts'
import { createProviderEvents } from './provider/provider-events.ts'
import { createBeginService } from './purchase/begin.ts'
import { createCardService } from './purchase/cards.ts'
import { createFailureLimits } from './purchase/failure-limits.ts'
import { createPurchaseService } from './purchase/purchase.ts'
import { createTrialHistory } from './purchase/trial-history.ts'
import { mountSubscription } from './routes.ts'
import { createBankPayoutExport } from './studio/bank-payout-export.ts'
import { createMembershipActions } from './studio/membership-actions.ts'
import { createMembershipDetails } from './studio/membership-details.ts'
import { createPaymentExport } from './studio/payment-export.ts'
import { createPaymentList } from './studio/payment-list.ts'
import { createPaymentListRepository } from './studio/payment-list-repository.ts'

export type Subscription = Awaited<ReturnType<typeof composeSubscription>>
/** The providers that can run memberships. */
export type Providers = {
  paymentsFor: PaymentsFor
  sandbox: Payments
  unpaid: Payments
  outsideAt: OutsideAt
  /** The clubs' own accounts and, with a null club, the installation's. */
  allOutside: () => OutsidePlace[]
  /** The external sources of a club's card form. */
  sourcesFor: (
    tenant: Tenant,
  ) => { scripts: string[]; frames: string[]; connections: string[]; pictures: string[] } | null
}
type Parts = Platform &
  Pick<MemberParts, 'members'> &
  Pick<AuthParts, 'identify' | 'belongsTo'> &
  Pick<Http, 'mount'> & {
    tenants: Tenants
    jobs: Jobs
    facts: Facts
    mailer: Mailer
    personas: Pick<Personas, 'subscriptions'>
    plans: Plans
    codesOn: CodesOn
    providers: Providers
    /** Queries a club's own membership system. */
    membershipSource: MembershipSource
    onReason: OnReason
  }

/** Memberships, their prices and payments. */
export async function composeSubscription(parts: Parts) {
  const { database, db, jobs, clock, limits, config, makeId, log, members, tenants, providers, plans: products } = parts
  const { paymentsFor, sandbox, outsideAt, allOutside } = providers
  const kept = createLedgers(parts)
  const ledgers = { ...kept, subscriptions: parts.personas.subscriptions(kept.subscriptions) }
  const entitlement = createEntitlement({ database, subscriptions: ledgers.subscriptions, clock })
  await entitlement.start()
  const codes = createCodeService(ledgers)
  const external = createExternalMembership({
    ...parts,
    source: parts.membershipSource,
    access: createExternalAccess({ ledgers, entitlement, makeId }),
  })
  const trials = createTrialHistory({ ledgers, secret: await parts.secretOf('trials') })
  const books = createBookkeeping({
    ledgers,
    products,
    entitlement,
    makeId,
    pauseRuleOf: (tenantId) => tenants.byIdOrName(tenantId)?.settings.memberPauses ?? 'off',
  })
  const emails = createMembershipEmails(parts)
  const engineOf = createEngines({ tenants, ...providers })
  const operations = createOperations({ books, ledgers, products, engineOf, tell: emails.tell })
  const settlement = createSettlement({
    books,
    ledgers,
    products,
    members,
    log,
    sandbox,
    outsideAt,
    tell: emails.tell,
  })
  const events = createProviderEvents({
    places: allOutside,
    ledgers,
    operations,
    tenants,
    log,
    recover: createRecovery({ books, ledgers, products, members, settlement, log, tell: emails.tell }),
    events: createEventRepository(db),
  })
  const manage = createManageService({ ...parts, books, ledgers, operations, emails, products })
  const renewals = createRenewals({ books, ledgers, operations, products, emails, tenants, log })

  const payments = createPaymentListRepository(db)
  const fees = createFees({ fees: createFeeRepository(db), outsideAt, log })
  const keepContact = createCustomerContact({ members, outsideAt })

  /** Runs what is due every minute. */
  async function runDue(now: Date) {
    await renewals.runDue(now)
    await settlement.resolveStale(now)
  }

  /** Runs what is due every night. */
  async function reconcile(now: Date) {
    await events.reconcile(now)
    await fees.missing(now)
  }

  jobs.handle('membershipEmail', emails.send)
  jobs.handle('customerContact', keepContact)
  jobs.handle('replacedMembership', (job) => manage.endReplaced(job, clock.now()))
  jobs.handle('subscriptionsDue', () => runDue(clock.now()))
  jobs.handle('paymentsReconciled', () => reconcile(clock.now()))
  mountSubscription(parts.mount, {
    books,
    codes,
    manage,
    pauses: createPauseService({ books, ledgers, operations, emails }),
    external,
    begin: createBeginService({ books, products, trials, members }),
    purchase: createPurchaseService({ books, products, paymentsFor, settlement, makeId }),
    cards: createCardService({ paymentsFor, outsideAt, members, limits, config }),
    redeem: createRedeem({ books, codes }),
    failureLimits: createFailureLimits({ limits, config }),
  })
  return {
    codes,
    events,
    external,
    manage,
    runDue,
    reconcile,
    hasAccess: entitlement.hasAccess,
    couldWatch: entitlement.couldWatch,
    runningByAccount: ledgers.subscriptions.runningByAccount,
    /** For the studio's page of a member. */
    details: createMembershipDetails({ subscriptions: ledgers.subscriptions, products }),
    staff: createMembershipActions({ ledgers, books, operations, emails }),
    payments: {
      list: createPaymentList({
        payments,
        products,
        hasOwnAccount: (tenantId) => allOutside().some((place) => place.tenantId === tenantId),
      }),
      exported: createPaymentExport({ payments, fees }),
      bankPayouts: createBankPayoutExport({ payments, places: allOutside }),
    },
    listRedemptions: createRedemptionList(createRedemptionListRepository(db)),
    rememberTrial: trials.remember,
    /** Gives a new member access without an end, if the club is free for its members. */
    giveFreeAccess: async (context: Context, memberId: string) => {
      const owner = { tenantId: context.tenantId, memberId, now: context.now }
      await books.alone(owner, (ledger) => books.keepFreeAccess(ledger, owner, null, null))
    },
  }
}
