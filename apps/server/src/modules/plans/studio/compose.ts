import type { Http } from '../../../platform/http/open-http.ts'
import { publishStudioEvent } from '../../../platform/http/studio/studio-events.ts'
import type { Platform } from '../../../platform/open-platform.ts'
import type { Tenants } from '../../../platform/tenancy/tenants.ts'
import type { Audit } from '../../audit/audit.ts'
import { createPlanOrder } from './plan-order.ts'
import { createStudioPlans } from './plan-service.ts'
import { mountStudioPlans } from './routes.ts'

type Parts = Pick<Platform, 'database' | 'makeId'> &
  Pick<Http, 'studioMount'> & { audit: Audit; tenants: Pick<Tenants, 'refresh'> }

/** Plans and codes in the studio. */
export function composeStudioPlans({ database, makeId, studioMount, audit, tenants }: Parts) {
  const { db } = database
  async function announce(tenantId: string) {
    // Whether a club sells anything decides whether its pages say that payments are tests.
    await tenants.refresh()
    await database.notify('tenant_changed', tenantId)
    await publishStudioEvent(database, tenantId, { kind: 'plan', id: '*' })
  }
  const plans = createStudioPlans({ db, audit, makeId, announce })
  const order = createPlanOrder({ db, audit, announce })
  mountStudioPlans(studioMount, { plans, order })
  return { undoers: { plan: [plans.undoer], planOrder: [order.undoer] } }
}
