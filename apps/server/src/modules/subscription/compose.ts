import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Members } from '../account/member.ts'
import type { Letters } from '../mail/letters.ts'
import { createAdoption } from './adoption.ts'
import { createBeginService } from './begin.ts'
import { createBookkeeping } from './bookkeeping.ts'
import type { CardSetup } from './card-setup.ts'
import { createCardService } from './cards.ts'
import type { CodeService } from './codes.ts'
import { createCustomerContact } from './customer-contact.ts'
import { createEngines } from './engines.ts'
import type { Entitlement } from './entitlement.ts'
import { createEventRepository } from './event-repository.ts'
import type { EventSource } from './event-source.ts'
import type { Ledgers } from './ledger.ts'
import { createManageService } from './manage.ts'
import { createMembershipLetters } from './membership-letters.ts'
import { createOperations } from './operations.ts'
import type { Payments, PaymentsFor } from './payments.ts'
import { createProductRepository } from './product-repository.ts'
import { createProductService } from './products.ts'
import { createProviderEvents } from './provider-events.ts'
import { createPurchaseService } from './purchase.ts'
import { createRedeem } from './redeem.ts'
import { createRenewals } from './renewals.ts'
import { createSettlement } from './settlement.ts'
import { createTrialHistory } from './trial-history.ts'

type Post = {
  members: Pick<Members, 'findById' | 'keepCustomer'>
  letters: Letters
  tenants: Tenants
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
}
/** Who may run memberships. `outside` is there where a provider is configured. */
export type Providers = {
  paymentsFor: PaymentsFor
  sandbox: Payments
  unpaid: Payments
  outside: { payments: Payments; events: EventSource; cards: CardSetup } | null
  /** Where a club's checkout loads its card form from, beside this server. */
  sourcesFor: (
    tenant: Tenant,
  ) => { scripts: string[]; frames: string[]; connections: string[]; pictures: string[] } | null
}
type Parts = {
  database: Pick<DatabaseHandle, 'db'>
  ledgers: Ledgers
  entitlement: Pick<Entitlement, 'changed'>
  codes: CodeService
  post: Post
  providers: Providers
  makeId: () => string
  log: Logger
  limits: Pick<Limits, 'count'>
  config: Pick<Config, 'CARD_FORMS_PER_MEMBER' | 'CARD_FORMS_PER_ADDRESS'>
  trialSecret: string
}

/** The services of memberships and who takes the money, put together. */
export function composeSubscription(parts: Parts) {
  const { database, ledgers, entitlement, codes, post, providers, makeId, log, limits, config } = parts
  const { paymentsFor, sandbox, unpaid, outside } = providers
  const { members, tenants } = post
  const trials = createTrialHistory({ ledgers, secret: parts.trialSecret })
  const stripe = outside?.payments ?? null
  const products = createProductService({ products: createProductRepository(database.db) })
  const books = createBookkeeping({ ledgers, products, entitlement, makeId })
  const letters = createMembershipLetters(post)
  const engineOf = createEngines({ tenants, paymentsFor, sandbox, unpaid, stripe })
  const operations = createOperations({ books, ledgers, products, engineOf, tell: letters.tell })
  const settlement = createSettlement({
    books,
    ledgers,
    products,
    members,
    log,
    providers: { sandbox, stripe },
    tell: letters.tell,
  })
  const events = outside
    ? createProviderEvents({
        source: outside.events,
        ledgers,
        operations,
        tenants,
        log,
        adopt: createAdoption({
          books,
          ledgers,
          products,
          members,
          settlement,
          log,
          payments: outside.payments,
          tell: letters.tell,
        }),
        events: createEventRepository(database.db),
      })
    : null
  const manage = createManageService({ books, ledgers, operations, letters, products })
  const renewals = createRenewals({ books, ledgers, operations, products, letters, tenants, log })

  /** What falls due from minute to minute. */
  async function runDue(now: Date) {
    await renewals.runDue(now)
    await settlement.resolveStale(now)
  }

  return {
    books,
    codes,
    products,
    letters,
    events,
    runDue,
    rememberTrial: trials.remember,
    begin: createBeginService({ books, products, trials, members }),
    purchase: createPurchaseService({ books, products, paymentsFor, settlement, makeId }),
    cards: createCardService({ paymentsFor, cardSetup: outside?.cards ?? null, members, limits, config }),
    keepContact: createCustomerContact({ members, payments: stripe }),
    manage,
    endReplaced: manage.endReplaced,
    redeem: createRedeem({ books, codes }),
    /** Lets a new member watch without an end, where the club is free for its members. */
    giveFreeAccess: async (context: Context, memberId: string) => {
      const owner = { tenantId: context.tenantId, memberId, now: context.now }
      await books.alone(owner, (ledger) => books.keepFreeAccess(ledger, owner, null, null))
    },
    /** What is done each night. */
    reconcile: async (now: Date) => events?.reconcile(now),
  }
}
