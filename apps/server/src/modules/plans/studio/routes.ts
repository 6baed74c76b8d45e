import { Answer } from '../../../platform/http/answer.ts'
import type { StudioMount } from '../../../platform/http/studio/studio-mount.ts'
import type { PlanOrder } from './plan-order.ts'
import type { PlanService } from './plan-service.ts'

export function mountStudioPlans(mount: StudioMount, { plans, order }: { plans: PlanService; order: PlanOrder }) {
  mount('listPlans', (context) => plans.list(context))
  mount('createPlan', async (context, { body }) => new Answer(201, await plans.create(context, body)))
  mount('savePlan', (context, { params, body }) => plans.save(context, params.tag, body))
  mount('archivePlan', (context, { params }) => plans.archive(context, params.tag, true))
  mount('unarchivePlan', (context, { params }) => plans.archive(context, params.tag, false))
  mount('orderPlans', async (context, { body }) => {
    await order.order(context, body.tags)
    return undefined
  })
}
