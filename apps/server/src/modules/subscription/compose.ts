import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { DatabaseHandle } from '../../platform/db/database.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Members } from '../account/member.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Letters } from '../mail/letters.ts'
import { createBeginService } from './begin.ts'
import { createBookkeeping } from './bookkeeping.ts'
import type { CodeService } from './codes.ts'
import type { Entitlement } from './entitlement.ts'
import type { Ledgers } from './ledger.ts'
import { createManageService } from './manage.ts'
import type { PaymentsFor } from './payments.ts'
import { createProductRepository } from './product-repository.ts'
import { createProductService } from './products.ts'
import { createRedeem } from './redeem.ts'
import { createRenewalLetter } from './renewal-letter.ts'
import { createRenewals } from './renewals.ts'

type Post = {
  members: Pick<Members, 'findById'>
  letters: Letters
  tenants: Tenants
  jobs: Pick<Jobs, 'add'>
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>
}
type Parts = {
  database: Pick<DatabaseHandle, 'db'>
  ledgers: Ledgers
  entitlement: Pick<Entitlement, 'changed'>
  codes: CodeService
  post: Post
  paymentsFor: PaymentsFor
  makeId: () => string
  log: Logger
}

/** The services of memberships and who takes the money, put together. */
export function composeSubscription({ database, ledgers, entitlement, codes, post, paymentsFor, makeId, log }: Parts) {
  const products = createProductService({ products: createProductRepository(database.db) })
  const books = createBookkeeping({ ledgers, products, entitlement, makeId })
  const renewalLetter = createRenewalLetter(post)
  return {
    ...{ books, codes, products, renewalLetter },
    begin: createBeginService({ books, products, paymentsFor }),
    manage: createManageService({ books, products, paymentsFor }),
    redeem: createRedeem({ books, codes }),
    renewals: createRenewals({
      ...{ ledgers, products, entitlement, paymentsFor, makeId, log },
      tenants: post.tenants,
      renewalFailed: renewalLetter.request,
    }),
  }
}
