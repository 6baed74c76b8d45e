import type { StudioCall } from '../call.ts'

/** What a club sells, and its codes. */
export const planCalls = {
  listPlans: { method: 'GET', path: '/plans', permission: 'plans.view' },
  createPlan: { method: 'POST', path: '/plans', permission: 'plans.edit' },
  orderPlans: { method: 'PUT', path: '/plan-order', permission: 'plans.edit' },
  savePlan: { method: 'PUT', path: '/plans/:tag', permission: 'plans.edit' },
  archivePlan: { method: 'POST', path: '/plans/:tag/archive', permission: 'plans.edit' },
  unarchivePlan: { method: 'DELETE', path: '/plans/:tag/archive', permission: 'plans.edit' },
} as const satisfies Record<string, StudioCall>
