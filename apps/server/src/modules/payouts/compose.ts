import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Audit } from '../audit/audit.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { clubCurrency } from '../plans/studio/club-currency.ts'
import type { WatchTotals } from '../watching/watch-totals.ts'
import { createFreezeMonths } from './freeze-months.ts'
import { createPayoutRepository } from './payout-repository.ts'
import { createPayoutService } from './payout-service.ts'
import { mountPayouts } from './routes.ts'

type Parts = Pick<Platform, 'clock' | 'db'> &
  Pick<Http, 'studioMount'> & {
    audit: Audit
    jobs: Jobs
    tenants: Tenants
    watchTotals: Pick<WatchTotals, 'playedByCoach'>
    paid: Parameters<typeof createFreezeMonths>[0]['paid']
    isStaff: (tenantId: string, accountId: string) => Promise<boolean>
  }

/** The coaches' payouts, and the job that freezes them. */
export function composePayouts(parts: Parts) {
  const { clock, db, jobs, studioMount, watchTotals } = parts
  const payouts = createPayoutRepository(db)
  const currencyOf = clubCurrency
  const months = createFreezeMonths({ ...parts, payouts, watched: watchTotals, currencyOf })
  jobs.handle('payoutsFrozen', () => months.freezeAll(clock.now()))
  mountPayouts(studioMount, createPayoutService({ ...parts, db, months, currencyOf }))
}
