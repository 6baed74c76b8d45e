import type { Http } from '../../../platform/http/open-http.ts'
import { publishStudioEvent } from '../../../platform/http/studio/studio-events.ts'
import type { Platform } from '../../../platform/open-platform.ts'
import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import type { Audit } from '../../audit/audit.ts'
import { createCodeBatches } from './batch-service.ts'
import { type ListRedemptions, mountCodes } from './code-routes.ts'
import { createDiscounts } from './discount-service.ts'
import { createPlanOrder } from './plan-order.ts'
import { type ChargedCurrencies, createStudioPlans } from './plan-service.ts'
import { mountStudioPlans } from './routes.ts'

type Parts = Pick<Platform, 'database' | 'makeId' | 'makeToken'> &
  Pick<Http, 'studioMount'> & {
    audit: Audit
    tenants: Pick<Tenants, 'refresh'>
    listRedemptions: ListRedemptions
    chargedCurrencies: ChargedCurrencies
  }

/** Plans and codes in the studio. */
export function composeStudioPlans(parts: Parts) {
  const { database, makeId, makeToken, studioMount, audit, tenants, listRedemptions, chargedCurrencies } = parts
  const { db } = database
  async function announce(tenantId: string) {
    // Whether a club sells anything decides whether its pages say that payments are tests.
    await tenants.refresh()
    await database.notify('tenant_changed', tenantId)
    await publishStudioEvent(database, tenantId, { kind: 'plan', id: '*' })
  }
  const plans = createStudioPlans({ db, audit, makeId, announce, chargedCurrencies })
  const order = createPlanOrder({ db, audit, announce })
  const tellCodes = (tenantId: string) => publishStudioEvent(database, tenantId, { kind: 'code', id: '*' })
  const discounts = createDiscounts({ db, audit, announce: tellCodes })
  const batches = createCodeBatches({ db, audit, makeId, makeToken, announce: tellCodes })
  mountStudioPlans(studioMount, { plans, order })
  mountCodes(studioMount, { discounts, batches, listRedemptions })
  return {
    undoers: {
      plan: [plans.undoer],
      planOrder: [order.undoer],
      discount: [discounts.undoer],
      codeBatch: [batches.undoer],
    },
  }
}
