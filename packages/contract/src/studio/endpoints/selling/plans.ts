import { z } from 'zod'
import { NewPlan, PlanChange, PlanList, StudioPlan } from '../../entities/selling/plan.ts'
import { studioEndpoint } from '../../studio-endpoint.ts'

const Tag = z.string().max(200)
const params = z.object({ tag: Tag })

export const plansEndpoints = {
  listPlans: studioEndpoint('listPlans', { replies: { 200: PlanList }, errors: [] }),
  createPlan: studioEndpoint('createPlan', {
    body: NewPlan,
    replies: { 201: StudioPlan },
    errors: ['otherCurrency', 'currencyNotCharged'],
  }),
  savePlan: studioEndpoint('savePlan', {
    params,
    body: PlanChange,
    replies: { 200: StudioPlan },
    errors: ['notFound', 'changedElsewhere', 'currencyNotCharged'],
  }),
  archivePlan: studioEndpoint('archivePlan', {
    params,
    replies: { 200: StudioPlan },
    errors: ['notFound', 'changedElsewhere', 'notAllowedNow'],
  }),
  unarchivePlan: studioEndpoint('unarchivePlan', {
    params,
    replies: { 200: StudioPlan },
    errors: ['notFound', 'changedElsewhere', 'notAllowedNow'],
  }),
  orderPlans: studioEndpoint('orderPlans', {
    body: z.object({ tags: z.array(Tag).max(500) }),
    replies: { 204: null },
    errors: [],
  }),
}
