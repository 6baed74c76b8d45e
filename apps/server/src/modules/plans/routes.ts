import type { Mount } from '../../platform/http/mount.ts'
import type { PlanService } from './plan-service.ts'

export function mountPlans(mount: Mount, { list }: Pick<PlanService, 'list'>) {
  mount('listProducts', (context) => list(context.tenantId))
}
